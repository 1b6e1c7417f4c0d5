interface Props {
  /** Name and value. */
  facts: readonly (readonly [string, string])[];
  className: string | undefined;
}

/** Facts about one thing, each with its name. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
