import { useRef, useState } from 'react';

interface Ends {
  onDone: () => void;
  onFailed?: (error: Error) => void | Promise<void>;
}

/** A call that its form words by itself: whether it is under way, and why it was refused. */
export function useFormCall<Input>(run: (input: Input) => Promise<unknown>, { onDone, onFailed }: Ends) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const busy = useRef(false);
  const send = async (input: Input): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setError(null);
    try {
      await run(input);
      onDone();
    } catch (thrown) {
      const refusal = thrown instanceof Error ? thrown : new Error(String(thrown));
      setError(refusal);
      await onFailed?.(refusal);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { send: (input: Input) => void send(input), isPending, error, reset: () => setError(null) };
}
