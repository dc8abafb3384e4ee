/** One quiet tone, made here: two notes like a drop falling into a bowl. */

let context: AudioContext | undefined;

export function tone(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [pitch, at] of [
      [659, 0],
      [988, 0.11],
    ] as const) {
      const note = context.createOscillator();
      const loudness = context.createGain();
      note.type = "sine";
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start + at);
      loudness.gain.linearRampToValueAtTime(0.07, start + at + 0.015);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.5);
      note.connect(loudness).connect(context.destination);
      note.start(start + at);
      note.stop(start + at + 0.55);
    }
  } catch {
    // Some browsers give no sound before the first click; silence is fine.
  }
}
