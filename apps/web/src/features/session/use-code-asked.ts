import { isRefusal } from '#platform/api';
import { useSessionUser } from '#platform/session';
import { useState } from 'react';

/**
 * Whether a form asks for the code of the second step as well: it is on, or the server has just said that it is; `hear`
 * is told of each refusal.
 */
export function useCodeAsked(): { withCode: boolean; hear: (error: Error) => void } {
  const on = useSessionUser()?.twoStep === true;
  const [told, setTold] = useState(false);
  return {
    withCode: on || told,
    hear: (error) => {
      if (isRefusal(error, 'secondStepNeeded')) setTold(true);
    },
  };
}
