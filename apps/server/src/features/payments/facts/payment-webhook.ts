import type { FastifyInstance } from 'fastify';
import { lookAtOrder } from '../orders/look-at-order.ts';
import { findOrder } from '../orders/order-store.ts';
import { providerOf, type PaymentDesk } from '../payment-desk.ts';
import { takeFact } from './take-fact.ts';

/** Where providers send their messages. Not in the contract: nobody but they call it, and its body is theirs. */
const PAYMENT_WEBHOOK_PATH = '/payment/webhook/:provider';
/** A provider's message is a few kilobytes. */
const BODY_MAX = 512 * 1024;

/**
 * Takes messages of providers: a proved one counts, any other is at most a reason to ask. Answered when its effect is on
 * disk; a fault of ours is an error, so that the provider tells it again. The body comes as the bytes that were signed.
 */
export async function registerPaymentWebhook(server: FastifyInstance, desk: PaymentDesk): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const bodyLimit = BODY_MAX;
    scope.post<{ Params: { provider: string } }>(PAYMENT_WEBHOOK_PATH, { bodyLimit }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const provider = providerOf(desk, request.params.provider);
      if (!provider?.readNotice) return reply.status(404).send({ received: false });
      if (!Buffer.isBuffer(request.body)) return reply.status(400).send({ received: false });
      const notice = provider.readNotice(request.body, request.headers);
      if (notice.kind === 'refused') {
        desk.platform.log.warn({ provider: provider.name }, 'a payment message was not the provider’s');
        return reply.status(400).send({ received: false });
      }
      if (notice.kind === 'lookAgain') {
        const order = await findOrder(desk.platform.db, notice.orderId);
        if (order?.provider === provider.name) await lookAtOrder(desk, order);
      } else if (notice.fact !== null) {
        await takeFact(desk, provider.name, notice.fact);
      }
      return reply.send({ received: true });
    });
  });
}
