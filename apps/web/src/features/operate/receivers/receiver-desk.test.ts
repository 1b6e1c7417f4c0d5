import { afterEach, expect, it, vi } from 'vitest';
import { type PressHere, ReceiverDesk } from './receiver-desk.ts';

/** A Buzz set as the browser hands it out. */
class FakeBuzz extends EventTarget {
  vendorId = 0x054c;
  productId = 0x1000;
  opened = false;
  broken = false;
  async open() {
    if (this.broken) throw new DOMException('busy', 'NetworkError');
    this.opened = true;
  }
  async close() {
    this.opened = false;
  }
  async sendReport() {}
  press(bit: number) {
    for (const bits of [1 << bit, 0]) {
      const bytes = new Uint8Array([0x7f, 0x7f, bits & 0xff, (bits >> 8) & 0xff, 0xf0 | (bits >> 16)]);
      this.dispatchEvent(Object.assign(new Event('inputreport'), { data: new DataView(bytes.buffer) }));
    }
  }
}

function plugIn(...devices: FakeBuzz[]) {
  const hid = Object.assign(new EventTarget(), {
    allowed: new Array<FakeBuzz>(),
    getDevices: async () => hid.allowed,
    requestDevice: async () => (hid.allowed = devices),
    pullOut: (device: FakeBuzz) => {
      hid.allowed = hid.allowed.filter((one) => one !== device);
      hid.dispatchEvent(Object.assign(new Event('disconnect'), { device }));
    },
    putIn: (device: FakeBuzz) => {
      hid.allowed = [...hid.allowed, device];
      hid.dispatchEvent(Object.assign(new Event('connect'), { device }));
    },
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { hid, getGamepads: () => [] }));
  return hid;
}

let close = () => {};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

function openDesk() {
  const presses: PressHere[] = [];
  const desk = new ReceiverDesk();
  close = desk.open((press) => presses.push(press));
  return { desk, presses, heard: () => presses.map(({ remote, key }) => `${remote} ${key}`) };
}
const states = (desk: ReceiverDesk) => desk.snapshot().receivers.map(({ name, state }) => `${name} ${state}`);

it('opens what the person chooses, and names each and its remotes', async () => {
  const [first, second] = [new FakeBuzz(), new FakeBuzz()];
  plugIn(first, second);
  const { desk, heard } = openDesk();
  await desk.addHid();
  await expect.poll(() => states(desk)).toEqual(['buzz-1 ready', 'buzz-2 ready']);
  first.press(4);
  second.press(8);
  expect(heard()).toEqual(['buzz-1:1 A', 'buzz-2:2 B']);
  desk.remove('buzz-1');
  expect(states(desk)).toEqual(['buzz-2 ready']);
});

it('takes a receiver that was pulled out and put in again for the same one', async () => {
  const set = new FakeBuzz();
  const hid = plugIn(set);
  const { desk, heard } = openDesk();
  await desk.addHid();
  await expect.poll(() => states(desk)).toEqual(['buzz-1 ready']);
  hid.pullOut(set);
  expect(states(desk)).toEqual(['buzz-1 gone']);
  hid.putIn(new FakeBuzz());
  await expect.poll(() => states(desk)).toEqual(['buzz-1 ready']);
  const [back] = hid.allowed;
  back?.press(0);
  expect(heard()).toEqual(['buzz-1:1 buzz']);
});

it('says when a device cannot be opened, and lets it be tried again', async () => {
  const set = new FakeBuzz();
  set.broken = true;
  plugIn(set);
  const { desk } = openDesk();
  await expect(desk.addHid()).rejects.toThrow('busy');
  expect(states(desk)).toEqual([]);
  set.broken = false;
  await desk.addHid();
  await expect.poll(() => states(desk)).toEqual(['buzz-1 ready']);
});

it('hears the keyboard in the way that was chosen, but not what is typed', () => {
  plugIn();
  const { desk, heard } = openDesk();
  const key = (code: string, target: EventTarget = document.body) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
    target.dispatchEvent(new KeyboardEvent('keyup', { code, bubbles: true }));
  };
  key('KeyQ');
  desk.listenKeys('keyboardRows');
  key('KeyW');
  const field = document.body.appendChild(document.createElement('input'));
  key('KeyW', field);
  expect(heard()).toEqual(['keyboardRows-1:2 B']);
  expect(states(desk)).toEqual(['keyboardRows-1 ready']);
  desk.listenKeys(null);
  key('KeyW');
  expect(heard()).toHaveLength(1);
  expect(states(desk)).toEqual([]);
});

it('has a clicker on the screen', () => {
  plugIn();
  const { desk, presses } = openDesk();
  desk.pressOnScreen('3', 'C');
  expect(presses).toMatchObject([{ remote: 'screen-1:3', key: 'C', isFinal: false }]);
  expect(states(desk)).toEqual(['screen-1 ready']);
});

it('tells what is left in remotes that say so', async () => {
  const said = new TransformStream<Uint8Array, Uint8Array>();
  const heard = new TransformStream<Uint8Array, Uint8Array>();
  void heard.readable.pipeTo(new WritableStream());
  const port = Object.assign(new EventTarget(), {
    ...{ readable: said.readable, writable: heard.writable },
    open: async () => undefined,
    close: async () => undefined,
  });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { serial: { requestPort: async () => port }, getGamepads: () => [] }),
  );
  const { desk } = openDesk();
  await desk.addSerial('lines');
  const board = said.writable.getWriter();
  void board.write(new TextEncoder().encode('{"type":"batt","p":"3","v":80}\n{"type":"batt","p":"4","v":12}\n'));
  void board.write(new TextEncoder().encode('{"type":"batt","p":"3","v":79}\n'));
  await expect
    .poll(() => [...desk.snapshot().batteries])
    .toEqual([
      ['lines-1:3', 79],
      ['lines-1:4', 12],
    ]);
});
