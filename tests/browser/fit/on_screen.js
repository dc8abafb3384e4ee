// What somebody has to scroll for, what lies under something else, and what is outside the window.
(phone) => {
  const found = [];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const told = (one) => one.dataset.thing ?? (one.className?.baseVal ?? one.className) ?? one.tagName;
  const scroller = (one) => one.closest('.fit, .sheet, dialog, .past, .peek');
  const needed = [
    ...document.querySelectorAll('.framed .can, .bar .prompt, .framed > .tray > .hand > *, .framed > .tray > .goods > *'),
    ...(phone ? [] : document.querySelectorAll('.framed > .reads > *, .framed > .side > .others > *, .framed > .side > .past')),
  ].filter(seen);
  if (!document.querySelector('.framed')) found.push('the table has no frame');
  for (const one of needed) {
    const box = one.getBoundingClientRect();
    if (phone && scroller(one)) continue;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`outside: ${told(one)} at ${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`);
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (at && !one.contains(at) && !at.contains(one)) found.push(`covered: ${told(one)} by ${told(at)}`);
  }
  const still = phone ? [] : ['.framed .fit', '.framed > .reads > *', '.framed > .side', '.framed > .side > .others', '.framed > .tray > *'];
  for (const selector of still)
    for (const one of document.querySelectorAll(selector))
      if (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible')
        found.push(`scrolls: ${selector} by ${one.scrollHeight - one.clientHeight} px`);
  if (document.documentElement.scrollWidth > innerWidth) found.push(`wide: ${document.documentElement.scrollWidth} px`);
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push(`high: ${document.documentElement.scrollHeight} px`);
  const log = document.querySelector('.framed > .side > .past');
  if (!phone && log && log.clientHeight < 84) found.push(`the log has ${log.clientHeight} px`);
  return [...new Set(found)];
}
