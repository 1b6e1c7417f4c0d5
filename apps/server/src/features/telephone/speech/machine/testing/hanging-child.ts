/** Stands for a program that hangs at a text and dies at another, and says two samples of all others. */
process.on('disconnect', () => process.exit());
process.on('message', ({ number, text }: { number: number; text: string }) => {
  if (text === 'die') process.exit(1);
  if (text !== 'hang') process.send?.({ number, samples: Int16Array.of(process.pid % 1000, 1) });
});
