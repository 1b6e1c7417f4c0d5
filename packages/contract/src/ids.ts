import * as z from 'zod/mini';

/** Ids are text made by the server: sortable by creation, not guessable. */
const idText = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));

export const UserId = idText.brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const SessionId = idText.brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;
export const GameId = idText.brand<'GameId'>();
export type GameId = z.infer<typeof GameId>;
export const QuestionId = idText.brand<'QuestionId'>();
export type QuestionId = z.infer<typeof QuestionId>;
export const CategoryId = idText.brand<'CategoryId'>();
export type CategoryId = z.infer<typeof CategoryId>;
export const MediaId = idText.brand<'MediaId'>();
export type MediaId = z.infer<typeof MediaId>;
export const RoomId = idText.brand<'RoomId'>();
export type RoomId = z.infer<typeof RoomId>;
export const ResultId = idText.brand<'ResultId'>();
export type ResultId = z.infer<typeof ResultId>;
export const InstitutionId = idText.brand<'InstitutionId'>();
export type InstitutionId = z.infer<typeof InstitutionId>;
export const AssignmentId = idText.brand<'AssignmentId'>();
export type AssignmentId = z.infer<typeof AssignmentId>;
export const ShareId = idText.brand<'ShareId'>();
export type ShareId = z.infer<typeof ShareId>;
export const SubscriptionId = idText.brand<'SubscriptionId'>();
export type SubscriptionId = z.infer<typeof SubscriptionId>;
export const SubscriptionTypeId = idText.brand<'SubscriptionTypeId'>();
export type SubscriptionTypeId = z.infer<typeof SubscriptionTypeId>;
export const OrderId = idText.brand<'OrderId'>();
export type OrderId = z.infer<typeof OrderId>;
export const InvitationId = idText.brand<'InvitationId'>();
export type InvitationId = z.infer<typeof InvitationId>;
export const CreditRequestId = idText.brand<'CreditRequestId'>();
export type CreditRequestId = z.infer<typeof CreditRequestId>;
export const AuditId = idText.brand<'AuditId'>();
export type AuditId = z.infer<typeof AuditId>;
