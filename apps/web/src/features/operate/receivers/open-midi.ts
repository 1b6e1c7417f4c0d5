import { DRIVERS } from '@qc/remotes';
import type { OpenedDevice } from './opened-device.ts';
import { deaf, pageLine } from './page-line.ts';

/** Opens pads; they are told apart by their notes. */
export async function openMidi(input: MIDIInput): Promise<OpenedDevice> {
  const driver = DRIVERS.midiPads;
  await input.open();
  const line = pageLine<'midi'>(deaf);
  input.onmidimessage = ({ data, timeStamp }) => {
    if (data) line.tell(data, timeStamp);
  };
  input.onstatechange = () => {
    if (input.state === 'disconnected') line.gone();
  };
  return {
    driver,
    start: (heard) => driver.start(line.io, heard),
    close: async () => {
      input.onmidimessage = null;
      input.onstatechange = null;
      await input.close();
    },
  };
}
