import { useTexts } from '#platform/i18n';
import { Text, Title } from '@mantine/core';
import { IconChartBar, IconDeviceMobile, IconPencil } from '@tabler/icons-react';
import { ProductPicture } from './product-picture.tsx';
import classes from './product-part.module.css';

const ICONS = { build: IconPencil, play: IconDeviceMobile, keep: IconChartBar } as const;

/** Says to a stranger what the product is: a picture and three lines. */
export function ProductPart() {
  const t = useTexts('session');
  return (
    <section aria-labelledby="product" className={classes.part}>
      <ProductPicture />
      <Title order={2} id="product" className={classes.title ?? ''}>
        {t.product.title}
      </Title>
      <ul className={classes.lines}>
        {(['build', 'play', 'keep'] as const).map((key) => {
          const Icon = ICONS[key];
          return (
            <li key={key}>
              <Icon size={24} stroke={1.7} aria-hidden className={classes.icon} />
              <Text span>{t.product[key]}</Text>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
