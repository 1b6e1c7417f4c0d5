import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import styles from './joining.module.css';
import { TeamMark, teamColour } from '../../standings/team-marks.tsx';

/** The teams to choose from, each with its colour and shape. */
export function TeamPicker({
  language,
  names,
  team,
  problem,
  onTeam,
}: {
  language: Language;
  names: readonly string[];
  /** Null: none is chosen yet. */
  team: number | null;
  /** What is wrong; empty: nothing. */
  problem: string;
  onTeam: (team: number) => void;
}) {
  return (
    <fieldset className={styles.teams}>
      <legend>{textsIn(language, 'join').chooseTeam}</legend>
      {names.map((name, index) => (
        <label key={index} className={styles.team} style={{ backgroundColor: teamColour(index) }}>
          <input
            type="radio"
            name="team"
            className={styles.radio}
            checked={team === index}
            onChange={() => onTeam(index)}
          />
          <TeamMark team={index} />
          <bdi>{name}</bdi>
        </label>
      ))}
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
