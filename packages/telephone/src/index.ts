export type { Collect, LineEvent, LineReply, Recording, Spoken } from './call.ts';
