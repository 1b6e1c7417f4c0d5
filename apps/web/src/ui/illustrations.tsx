/** The product's own drawings for empty states. Decoration: screen readers skip them. */
const frame = { viewBox: '0 0 200 140', fill: 'none', 'aria-hidden': true } as const;

/** A fan of slides with the four answer shapes: no games yet. */
export function GamesDrawing() {
  return (
    <svg {...frame}>
      <ellipse cx="100" cy="126" rx="78" ry="7" fill="#E8EEF6" />
      <rect x="34" y="38" width="96" height="70" rx="10" fill="#BBDEFB" transform="rotate(-9 82 73)" />
      <rect x="70" y="34" width="96" height="70" rx="10" fill="#90CAF9" transform="rotate(8 118 69)" />
      <rect x="48" y="28" width="104" height="78" rx="11" fill="#fff" stroke="#1565C0" strokeWidth="3" />
      <rect x="62" y="41" width="60" height="7" rx="3.5" fill="#1565C0" />
      <rect x="62" y="53" width="38" height="5" rx="2.5" fill="#CBD5E1" />
      <rect x="62" y="67" width="36" height="13" rx="4" fill="#C62828" />
      <path d="m68 77 4-7 4 7z" fill="#fff" />
      <rect x="102" y="67" width="36" height="13" rx="4" fill="#1565C0" />
      <path d="m112 69.5 4 4-4 4-4-4z" fill="#fff" />
      <rect x="62" y="84" width="36" height="13" rx="4" fill="#8A5A00" />
      <circle cx="72" cy="90.5" r="3.5" fill="#fff" />
      <rect x="102" y="84" width="36" height="13" rx="4" fill="#2E7D32" />
      <rect x="108.5" y="87" width="7" height="7" rx="1" fill="#fff" />
      <circle cx="156" cy="30" r="15" fill="#2196F3" />
      <path d="M156 23v14M149 30h14" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}

/** A podium with bars: no results yet. */
export function ResultsDrawing() {
  return (
    <svg {...frame}>
      <ellipse cx="100" cy="126" rx="78" ry="7" fill="#E8EEF6" />
      <rect x="42" y="82" width="38" height="42" rx="5" fill="#90CAF9" />
      <rect x="81" y="58" width="38" height="66" rx="5" fill="#1565C0" />
      <rect x="120" y="94" width="38" height="30" rx="5" fill="#BBDEFB" />
      <circle cx="61" cy="66" r="10" fill="#fff" stroke="#1565C0" strokeWidth="3" />
      <circle cx="139" cy="78" r="10" fill="#fff" stroke="#1565C0" strokeWidth="3" />
      <path
        d="m100 14 6 12.5 13.6 1.9-9.9 9.6 2.4 13.600L100 45l-12.1 6.6 2.4-13.6-9.9-9.600L94 26.500z"
        fill="#FFC107"
        stroke="#8A5A00"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M34 34l5 5M30 50h7M166 30l-5 6M171 47h-7" stroke="#64B5F6" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A magnifying glass over blank lines: nothing matches the search. */
export function SearchDrawing() {
  return (
    <svg {...frame}>
      <ellipse cx="100" cy="126" rx="70" ry="7" fill="#E8EEF6" />
      <rect x="46" y="22" width="88" height="96" rx="11" fill="#fff" stroke="#90CAF9" strokeWidth="3" />
      <rect x="60" y="38" width="60" height="7" rx="3.5" fill="#BBDEFB" />
      <rect x="60" y="55" width="44" height="7" rx="3.5" fill="#E2E8F0" />
      <rect x="60" y="72" width="52" height="7" rx="3.5" fill="#E2E8F0" />
      <rect x="60" y="89" width="34" height="7" rx="3.5" fill="#E2E8F0" />
      <circle cx="124" cy="78" r="25" fill="#E3F2FD" stroke="#1565C0" strokeWidth="5" />
      <path d="m143 97 19 19" stroke="#1565C0" strokeWidth="8" strokeLinecap="round" />
      <path d="m116 70 16 16M132 70l-16 16" stroke="#1565C0" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** A signpost with a question mark: there is no such page. */
export function LostDrawing() {
  return (
    <svg {...frame}>
      <ellipse cx="100" cy="126" rx="70" ry="7" fill="#E8EEF6" />
      <rect x="96" y="26" width="8" height="98" rx="4" fill="#64748B" />
      <path d="M56 30h70l16 14-16 14H56a5 5 0 0 1-5-5V35a5 5 0 0 1 5-5z" fill="#1565C0" />
      <path d="M144 68H86L70 80l16 12h58a5 5 0 0 0 5-5V73a5 5 0 0 0-5-5z" fill="#90CAF9" />
      <path
        d="M92 40a6 6 0 1 1 8.5 5.400c-1.7.8-2.5 1.7-2.5 3.3"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="98" cy="53.2" r="2" fill="#fff" />
      <path d="M96 80h32" stroke="#0D47A1" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 9" />
    </svg>
  );
}

/** Three tags on a line: no categories yet. */
export function CategoriesDrawing() {
  return (
    <svg {...frame}>
      <ellipse cx="100" cy="126" rx="70" ry="7" fill="#E8EEF6" />
      <path d="M24 26c40 14 112 14 152 0" stroke="#94A3B8" strokeWidth="3" strokeLinecap="round" />
      <path d="M44 52 58 36l14 16v48a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z" fill="#90CAF9" />
      <path d="M84 54l16-17 16 17v56a6 6 0 0 1-6 6H90a6 6 0 0 1-6-6z" fill="#1565C0" />
      <path d="M128 52l14-16 14 16v42a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6z" fill="#BBDEFB" />
      <circle cx="58" cy="54" r="3.5" fill="#fff" />
      <circle cx="100" cy="56" r="4" fill="#fff" />
      <circle cx="142" cy="54" r="3.5" fill="#fff" />
      <path d="M92 74h16M92 84h16M92 94h9" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Three people under one roof: no institution, or nobody in it yet. */
export function PeopleDrawing() {
  return (
    <svg {...frame}>
      <ellipse cx="100" cy="126" rx="78" ry="7" fill="#E8EEF6" />
      <path d="M38 56 100 18l62 38" stroke="#1565C0" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M48 52v72h104V52L100 20z" fill="#E3F2FD" />
      <circle cx="100" cy="44" r="8" fill="#fff" stroke="#1565C0" strokeWidth="3" />
      <circle cx="70" cy="82" r="10" fill="#90CAF9" />
      <path d="M52 124v-9a18 18 0 0 1 36 0v9z" fill="#90CAF9" />
      <circle cx="130" cy="82" r="10" fill="#90CAF9" />
      <path d="M112 124v-9a18 18 0 0 1 36 0v9z" fill="#90CAF9" />
      <circle cx="100" cy="76" r="12" fill="#1565C0" stroke="#E3F2FD" strokeWidth="3" />
      <path d="M78 124v-8a22 22 0 0 1 44 0v8z" fill="#1565C0" stroke="#E3F2FD" strokeWidth="3" />
    </svg>
  );
}

/** A stack of coins beside a receipt: no money has moved yet. */
export function MoneyDrawing() {
  return (
    <svg {...frame}>
      <ellipse cx="100" cy="126" rx="78" ry="7" fill="#E8EEF6" />
      <path d="M48 22h64v100l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z" fill="#fff" stroke="#1565C0" strokeWidth="3" />
      <path d="M60 42h40M60 56h28M60 70h34" stroke="#90CAF9" strokeWidth="5" strokeLinecap="round" />
      <path d="M60 90h20" stroke="#1565C0" strokeWidth="5" strokeLinecap="round" />
      <rect x="116" y="104" width="48" height="16" rx="8" fill="#1565C0" />
      <rect x="120" y="88" width="48" height="16" rx="8" fill="#90CAF9" />
      <rect x="114" y="72" width="48" height="16" rx="8" fill="#1565C0" />
      <circle cx="140" cy="48" r="16" fill="#FFC107" stroke="#8A5A00" strokeWidth="2.5" />
      <path d="M140 40v16M134 44h9a3.5 3.5 0 0 1 0 7h-6" stroke="#8A5A00" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** A shield with a tick: nothing is wrong. */
export function AllWellDrawing() {
  return (
    <svg {...frame}>
      <ellipse cx="100" cy="126" rx="70" ry="7" fill="#E8EEF6" />
      <path d="M100 18 58 34v36c0 26 18 42 42 50 24-8 42-24 42-50V34z" fill="#BBDEFB" />
      <path d="M100 28 68 40v30c0 20 13 32 32 39 19-7 32-19 32-39V40z" fill="#fff" stroke="#1565C0" strokeWidth="3" />
      <path d="m84 68 12 12 22-24" stroke="#2E7D4F" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** A house with columns: no institutions yet. */
export function InstitutionDrawing() {
  return (
    <svg {...frame}>
      <ellipse cx="100" cy="126" rx="78" ry="7" fill="#E8EEF6" />
      <path d="M40 58 100 22l60 36z" fill="#1565C0" />
      <rect x="46" y="58" width="108" height="8" fill="#90CAF9" />
      <path d="M56 66h14v44H56zM93 66h14v44H93zM130 66h14v44h-14z" fill="#BBDEFB" />
      <rect x="40" y="110" width="120" height="12" rx="3" fill="#90CAF9" />
      <circle cx="100" cy="44" r="6" fill="#fff" />
    </svg>
  );
}
