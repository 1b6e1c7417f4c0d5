import { GrowingTextarea } from '#ui/field/growing-textarea';
import { useTexts } from '#platform/i18n';
import { CountInput } from '#ui/field/count-input';
import { confirm } from '#ui/dialogs';
import { Alert, Switch } from '@mantine/core';
import type { SettingsChanges } from '@qc/contract';
import { IconInfoCircle } from '@tabler/icons-react';
import { type SettingsReply, SettingsSection, useAbout } from './settings-section.tsx';

/** How people pay. */
export function PaymentSection(house: SettingsReply) {
  const t = useTexts('adminSettings');
  const about = useAbout(house);
  const { manualPayments, stripePayments, paymentText, receiptIssuer } = house.settings;
  const initial = { manualPayments, stripePayments, paymentText, receiptIssuer };
  return (
    <SettingsSection title={t.payment} lead={t.paymentLead} house={house} initial={initial}>
      {(form) => (
        <>
          <Switch
            {...form.getInputProps('manualPayments', { type: 'checkbox' })}
            label={t.manualPayments}
            {...about('manualPayments', t.manualHint)}
          />
          <Switch
            {...form.getInputProps('stripePayments', { type: 'checkbox' })}
            label={t.stripePayments}
            {...about('stripePayments', t.stripeHint)}
          />
          {!house.stripeReady && (
            <Alert variant="light" color="yellow" c="#4d3200" icon={<IconInfoCircle aria-hidden />}>
              {t.stripeNotReady}
            </Alert>
          )}
          <GrowingTextarea
            {...form.getInputProps('paymentText')}
            label={t.paymentText}
            {...about('paymentText', t.paymentTextHint)}
            dir="auto"
            minRows={3}
          />
          <GrowingTextarea
            {...form.getInputProps('receiptIssuer')}
            label={t.receiptIssuer}
            {...about('receiptIssuer', t.receiptIssuerHint)}
            dir="auto"
            minRows={2}
          />
        </>
      )}
    </SettingsSection>
  );
}

/** What runs cost, and what a new account begins with. */
export function CreditsSection(house: SettingsReply) {
  const t = useTexts('adminSettings');
  const about = useAbout(house);
  const { welcomeCredits, everythingFree } = house.settings;
  const mayEnd = async (values: SettingsChanges) => {
    if (values.everythingFree === everythingFree) return true;
    const asked = values.everythingFree
      ? { title: t.freeTitle, text: t.freeText, confirmLabel: t.freeConfirm }
      : { title: t.paidTitle, text: t.paidText, confirmLabel: t.paidConfirm };
    return confirm(asked);
  };
  return (
    <SettingsSection title={t.credits} mayEnd={mayEnd} house={house} initial={{ welcomeCredits, everythingFree }}>
      {(form) => (
        <>
          <Switch
            {...form.getInputProps('everythingFree', { type: 'checkbox' })}
            label={t.everythingFree}
            {...about('everythingFree', t.everythingFreeHint)}
          />
          <CountInput
            {...form.getInputProps('welcomeCredits')}
            maw={320}
            label={t.welcomeCredits}
            {...about('welcomeCredits')}
            min={0}
            max={10_000}
            clampBehavior="none"
          />
        </>
      )}
    </SettingsSection>
  );
}
