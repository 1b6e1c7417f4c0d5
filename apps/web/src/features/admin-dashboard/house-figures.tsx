import { formatBytes, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { FigureGrid, FigureTile } from '#ui/figure-tile';
import type { AdminDashboard } from '@qc/contract';
import {
  IconBroadcast,
  IconBuildingBank,
  IconCash,
  IconChartBar,
  IconCoins,
  IconDatabase,
  IconDeviceMobile,
  IconLink,
  IconQuestionMark,
  IconShoppingCart,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** What there is in the house now, figure by figure; where there is something to do about one, it leads there. */
export function HouseFigures({ house }: { house: AdminDashboard }) {
  const t = useTexts('adminDashboard');
  const { language } = useLanguage();
  const count = (value: number) => formatNumber(language, value);
  const bytes = (value: number) => formatBytes(value, language);
  const revenue = house.revenue.map(({ currency, amount }) => formatMoney(amount, currency, language)).join(' · ');
  const leadsTo = (screen: Screen) => (value: ReactNode, name: string) => (
    <Link to={`/$lang/admin/${screen}`} params={{ lang: language }} aria-label={name}>
      {value}
    </Link>
  );
  return (
    <FigureGrid dozen>
      <FigureTile
        label={t.users}
        icon={<IconUsers {...icon} />}
        value={count(house.users)}
        link={leadsTo('users')}
        note={house.restrictedUsers > 0 ? t.restricted(house.restrictedUsers) : undefined}
      />
      <FigureTile
        label={t.institutions}
        icon={<IconBuildingBank {...icon} />}
        value={count(house.institutions)}
        link={leadsTo('institutions')}
      />
      <FigureTile label={t.games} icon={<IconStack2 {...icon} />} value={count(house.games)} link={leadsTo('games')} />
      <FigureTile
        label={t.questions}
        icon={<IconQuestionMark {...icon} />}
        value={count(house.questions)}
        link={leadsTo('slides')}
      />
      <FigureTile label={t.results} icon={<IconChartBar {...icon} />} value={count(house.results)} />
      <FigureTile label={t.openLinks} icon={<IconLink {...icon} />} value={count(house.openLinks)} />
      <FigureTile
        label={t.openRooms}
        icon={<IconBroadcast {...icon} />}
        value={count(house.openRooms)}
        link={leadsTo('rooms')}
      />
      <FigureTile
        label={t.livePages}
        icon={<IconDeviceMobile {...icon} />}
        value={count(house.livePages)}
        link={leadsTo('rooms')}
      />
      <FigureTile
        label={t.creditsLeft}
        icon={<IconCoins {...icon} />}
        value={count(house.creditsLeft)}
        link={leadsTo('subscriptions')}
      />
      <FigureTile
        label={t.revenue}
        icon={<IconCash {...icon} />}
        value={revenue || t.none}
        link={leadsTo('transactions')}
      />
      <FigureTile
        label={t.waitingOrders}
        icon={<IconShoppingCart {...icon} />}
        value={count(house.waitingOrders)}
        link={leadsTo('orders')}
        tone={house.waitingOrders > 0 ? 'attention' : 'plain'}
      />
      <FigureTile
        label={t.storage}
        icon={<IconDatabase {...icon} />}
        value={bytes(house.mediaBytes + house.databaseBytes)}
        note={
          <>
            {t.ofMedia(bytes(house.mediaBytes))}
            {house.freeBytes >= 0 && ` · ${t.free(bytes(house.freeBytes))}`}
          </>
        }
      />
    </FigureGrid>
  );
}

type Screen = Extract<LinkProps['to'], `/$lang/admin/${string}`> extends `/$lang/admin/${infer Name}` ? Name : never;
