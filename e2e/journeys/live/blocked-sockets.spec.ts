import { triviaSlide } from '../../product/people/author.ts';
import { blockSockets, type SocketBlock } from '../../network/blocked-sockets.ts';
import { expect, test } from '../../product/start/journey.ts';
import { openConsole, phone, press } from '../../product/pages/live-pages.ts';

for (const [how, block] of [
  ['never open', 'silent'],
  ['are cut before the first word', 'cut'],
] satisfies [string, SocketBlock][]) {
  test(`where WebSockets ${how}, player, operator and presenter play over the event stream`, async ({
    author,
    context,
    page,
    browser,
  }) => {
    const game = await author.makeGame(
      `Blocked ${block} ${Date.now()}`,
      [triviaSlide('Which planet is the largest?'), triviaSlide('Which planet is red?')],
      { language: 'en', direction: 'ltr' },
    );
    const room = await author.openRoom(game._id);
    await blockSockets(context, block);
    const presenter = await context.newPage();
    await presenter.goto(`/en/present/${room._id}`);
    await openConsole(page, room._id);

    const device = await browser.newContext({ ...phone, storageState: { cookies: [], origins: [] } });
    await blockSockets(device, block);
    const player = await device.newPage();
    const streams: string[] = [];
    player.on('request', (request) => streams.push(new URL(request.url()).pathname));
    await player.goto(`/play/${room.code}`);
    await player.getByRole('textbox', { name: 'Nickname' }).fill('Dana');
    await player.getByRole('button', { name: 'Join' }).click();
    await expect(player.getByRole('heading', { name: 'You are in!' })).toBeVisible();
    expect(streams, 'the event stream carries it').toContain('/live/stream');
    await expect(presenter.getByText('Dana')).toBeVisible();
    await expect(page.getByText('Dana')).toBeVisible();

    await press(page, 'Start the game');
    await expect(presenter.getByRole('heading', { name: 'Which planet is the largest?' })).toBeVisible();
    await player.getByRole('button', { name: /Jupiter$/ }).click();
    await expect(
      player
        .getByRole('main')
        .getByText('Answer received')
        .or(player.getByRole('heading', { name: 'Correct!' })),
    ).toBeVisible();
    await expect(player.getByRole('heading', { name: 'Correct!' })).toBeVisible();
    await expect(presenter.getByText('Correct answer', { exact: false }).first()).toBeAttached();
    await press(page, 'Show leaderboard');
    await expect(player.getByRole('heading', { name: 'Top of the leaderboard' })).toBeVisible();
    await expect(presenter.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();

    await player.reload();
    await expect(player.getByRole('heading', { name: 'Top of the leaderboard' })).toBeVisible();
    await press(page, 'Next slide');
    await expect(player.getByRole('heading', { name: 'Which planet is red?' })).toBeVisible();
    await device.close();
  });
}
