import { formatBytes, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { FigureGrid, FigureTile } from '#ui/figure-tile';
import { Anchor } from '@mantine/core';
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
  IconPhoto,
  IconQuestionMark,
  IconShoppingCart,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { texts } from './texts.ts';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** What there is in the house now, figure by figure. */
export function HouseFigures({ house }: { house: AdminDashboard }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const count = (value: number) => formatNumber(language, value);
  const revenue = house.revenue.map(({ currency, amount }) => formatMoney(amount, currency, language)).join(' · ');
  return (
    <FigureGrid>
      <FigureTile
        label={t.users}
        icon={<IconUsers {...icon} />}
        value={count(house.users)}
        note={house.restrictedUsers > 0 ? t.restricted(house.restrictedUsers) : undefined}
      />
      <FigureTile label={t.institutions} icon={<IconBuildingBank {...icon} />} value={count(house.institutions)} />
      <FigureTile label={t.games} icon={<IconStack2 {...icon} />} value={count(house.games)} />
      <FigureTile label={t.questions} icon={<IconQuestionMark {...icon} />} value={count(house.questions)} />
      <FigureTile label={t.results} icon={<IconChartBar {...icon} />} value={count(house.results)} />
      <FigureTile label={t.openRooms} icon={<IconBroadcast {...icon} />} value={count(house.openRooms)} />
      <FigureTile label={t.openLinks} icon={<IconLink {...icon} />} value={count(house.openLinks)} />
      <FigureTile label={t.livePages} icon={<IconDeviceMobile {...icon} />} value={count(house.livePages)} />
      <FigureTile label={t.creditsLeft} icon={<IconCoins {...icon} />} value={count(house.creditsLeft)} />
      <FigureTile label={t.revenue} icon={<IconCash {...icon} />} value={revenue || t.none} />
      <FigureTile
        label={t.waitingOrders}
        icon={<IconShoppingCart {...icon} />}
        value={count(house.waitingOrders)}
        tone={house.waitingOrders > 0 ? 'attention' : 'plain'}
        note={
          house.waitingOrders > 0 && (
            <Anchor
              style={{ textDecoration: 'underline' }}
              size="sm"
              renderRoot={(props) => <Link {...props} to="/$lang/admin/orders" params={{ lang: language }} />}
            >
              {t.toOrders}
            </Anchor>
          )
        }
      />
      <FigureTile label={t.media} icon={<IconPhoto {...icon} />} value={formatBytes(house.mediaBytes, language)} />
      <FigureTile
        label={t.database}
        icon={<IconDatabase {...icon} />}
        value={formatBytes(house.databaseBytes, language)}
        note={house.freeBytes >= 0 ? t.free(formatBytes(house.freeBytes, language)) : undefined}
      />
    </FigureGrid>
  );
}
