import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newSettings, pickFields, TOLD_SETTINGS } from '@qc/contract';
import type { RoomInfo, ShutDoor } from '@qc/contract';
import { NameForm } from './name-form.tsx';
import { FIRST_STATE } from './play-state.ts';

const room: RoomInfo = {
  ...{ code: '123456', name: 'Quiz', language: 'en', direction: 'ltr' },
  ...pickFields(newSettings(), TOLD_SETTINGS),
  ...{ slideCount: 3, mediaSlides: [], maxPlayers: 100, pace: 'live', closesAtMs: null },
};

describe('at a door that shuts while the form is filled in', () => {
  afterEach(cleanup);
  const onJoin = vi.fn();
  const form = (door: ShutDoor | null) => (
    <NameForm
      room={room}
      door={door}
      firstName="Omar"
      state={FIRST_STATE}
      onWatch={null}
      onCode={() => undefined}
      onSuggest={() => undefined}
      onJoin={onJoin}
    />
  );

  it('what was written goes in by itself as the door opens', () => {
    const { rerender } = render(form(null));
    fireEvent.change(screen.getByLabelText('Nickname'), { target: { value: 'Maya ' } });
    rerender(form('roomFull'));
    expect(onJoin).not.toHaveBeenCalled();
    rerender(form(null));
    expect(onJoin.mock.calls).toEqual([[{ name: 'Maya', phone: '', consent: false, team: null, pattern: null }]]);
  });

  it('who has written nothing is asked, not taken in', () => {
    onJoin.mockClear();
    const { rerender } = render(form('roomLocked'));
    rerender(form(null));
    expect(onJoin).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Omar');
  });
});
