import type { RouteReply } from '@qc/contract';

/** The settings as the server gives them. */
export type House = RouteReply<'getInstallationSettings'>;
