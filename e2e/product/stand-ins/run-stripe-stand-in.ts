/** The stand-in of Stripe as a program: prints the port it listens on, and ends with its standard input. */
import { startStripeStandIn } from './stripe-stand-in.ts';

const setting = (name: string) => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
};

const standIn = await startStripeStandIn({
  port: Number(process.env['PORT'] ?? 0),
  webhookUrl: setting('WEBHOOK_URL'),
  secretKey: setting('STRIPE_SECRET_KEY'),
  webhookSecret: setting('STRIPE_WEBHOOK_SECRET'),
});
console.log(standIn.port);
// Whoever started it may die without a word: its end of the pipe closes then.
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
