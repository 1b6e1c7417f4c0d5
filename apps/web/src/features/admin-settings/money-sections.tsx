import { useTexts } from '#platform/i18n';
import { CountInput } from '#ui/count-input';
import { Alert, Switch, Textarea } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type SettingsReply, SettingsSection, useOrigin } from './settings-section.tsx';
import { texts } from './texts.ts';

/** How people pay. */
export function PaymentSection({ settings, fromEnvironment, stripeReady }: SettingsReply) {
  const t = useTexts(texts);
  const origin = useOrigin({ settings, fromEnvironment });
  const { manualPayments, stripePayments, paymentText, receiptIssuer } = settings;
  const initial = { manualPayments, stripePayments, paymentText, receiptIssuer };
  return (
    <SettingsSection title={t.payment} lead={t.paymentLead} initial={initial}>
      {(form) => (
        <>
          <Switch
            {...form.getInputProps('manualPayments', { type: 'checkbox' })}
            label={t.manualPayments}
            description={origin('manualPayments', t.manualHint)}
          />
          <Switch
            {...form.getInputProps('stripePayments', { type: 'checkbox' })}
            label={t.stripePayments}
            description={origin('stripePayments', t.stripeHint)}
          />
          {!stripeReady && (
            <Alert variant="light" color="yellow" c="#4d3200" icon={<IconInfoCircle aria-hidden />}>
              {t.stripeNotReady}
            </Alert>
          )}
          <Textarea
            {...form.getInputProps('paymentText')}
            label={t.paymentText}
            description={origin('paymentText', t.paymentTextHint)}
            dir="auto"
            autosize
            minRows={3}
            maxLength={2000}
          />
          <Textarea
            {...form.getInputProps('receiptIssuer')}
            label={t.receiptIssuer}
            description={origin('receiptIssuer', t.receiptIssuerHint)}
            dir="auto"
            autosize
            minRows={2}
            maxLength={300}
          />
        </>
      )}
    </SettingsSection>
  );
}

/** What runs cost, and what a new account begins with. */
export function CreditsSection({ settings, fromEnvironment }: SettingsReply) {
  const t = useTexts(texts);
  const origin = useOrigin({ settings, fromEnvironment });
  const { welcomeCredits, everythingFree } = settings;
  return (
    <SettingsSection title={t.credits} initial={{ welcomeCredits, everythingFree }}>
      {(form) => (
        <>
          <Switch
            {...form.getInputProps('everythingFree', { type: 'checkbox' })}
            label={t.everythingFree}
            description={origin('everythingFree', t.everythingFreeHint)}
          />
          <CountInput
            {...form.getInputProps('welcomeCredits')}
            maw={320}
            label={t.welcomeCredits}
            description={origin('welcomeCredits')}
            min={0}
            max={10_000}
            clampBehavior="none"
          />
        </>
      )}
    </SettingsSection>
  );
}
