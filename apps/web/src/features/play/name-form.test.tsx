import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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
  function Door({ door, watches = false }: { door: ShutDoor | null; watches?: boolean }) {
    const [filled, fill] = useState({ typed: 'Omar', n: 0, phone: '', consent: false, team: null as number | null });
    if (watches) return null;
    return (
      <NameForm
        room={room}
        door={door}
        firstName="Omar"
        filled={filled}
        state={FIRST_STATE}
        onWatch={null}
        onCode={() => undefined}
        onSuggest={() => undefined}
        onFill={(change) => fill({ ...filled, ...change })}
        onJoin={onJoin}
      />
    );
  }

  it('what was written goes in by itself as the door opens', () => {
    const { rerender } = render(<Door door={null} />);
    fireEvent.change(screen.getByLabelText('Nickname'), { target: { value: 'Maya ' } });
    rerender(<Door door="roomFull" />);
    expect(onJoin).not.toHaveBeenCalled();
    rerender(<Door door={null} />);
    expect(onJoin.mock.calls).toEqual([[{ name: 'Maya', phone: '', consent: false, team: null, pattern: null }]]);
  });

  it('what was written is there for who has only watched meanwhile', () => {
    const { rerender } = render(<Door door={null} />);
    fireEvent.change(screen.getByLabelText('Nickname'), { target: { value: 'Maya' } });
    rerender(<Door door={null} watches />);
    rerender(<Door door={null} />);
    expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Maya');
  });

  it('who has written nothing is asked, not taken in', () => {
    onJoin.mockClear();
    const { rerender } = render(<Door door="roomLocked" />);
    rerender(<Door door={null} />);
    expect(onJoin).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Omar');
  });
});
