import type { Going } from '../event.ts';

/** What somebody does all day, and what it looks like in the morning when they have done it all night as well. */
export interface Doing {
  /** After "to": "dig". */
  readonly verb: string;
  readonly ing: string;
  /** What is found on three mornings, each a little worse. */
  readonly one: string;
  readonly two: string;
  readonly three: string;
}

const DOINGS: readonly (readonly [RegExp, Doing])[] = [
  [
    /\b(?:dig|digs|digger|excavator|mole|digging)\b/,
    { verb: 'dig', ing: 'digging', one: 'a hole', two: 'a hole like a bath', three: 'a hole with a duck in it' },
  ],
  [
    /\b(?:fire (?:engine|truck)|fire ?fighter|fires?|squirt)\b/,
    { verb: 'squirt', ing: 'squirting', one: 'a puddle', two: 'a very big puddle', three: 'a pond with a duck on it' },
  ],
  [
    /\b(?:tractor|plough|combine)\b/,
    { verb: 'plough', ing: 'ploughing', one: 'a line', two: 'ten long lines', three: 'a line right round a hen' },
  ],
  [
    /\b(?:sav(?:e|es|ing)|rescu\w*|super ?hero\w*|ambulance|police)\b/,
    {
      verb: 'save people',
      ing: 'saving everyone',
      one: 'a cat on the step',
      two: 'six cats on the step',
      three: 'nine cats and a hen',
    },
  ],
  [
    /\b(?:fly|flies|flying|plane|aeroplane|helicopter|owl|dragon|witch)\b/,
    {
      verb: 'fly',
      ing: 'flying',
      one: 'a sock on the chimney',
      two: 'six socks on the chimney',
      three: 'a hen on the chimney',
    },
  ],
  [
    /\b(?:deliver\w*|post|postman|postwoman|letters?|parcels?|mail)\b/,
    {
      verb: 'post letters',
      ing: 'posting letters',
      one: 'a letter in the birdbath',
      two: 'six letters in the birdbath',
      three: 'a hen with a stamp on',
    },
  ],
  [
    /\b(?:sing|sings|singing)\b/,
    {
      verb: 'sing',
      ing: 'singing',
      one: 'an owl with a headache',
      two: 'six owls with a headache',
      three: 'a hen with its head in a bucket',
    },
  ],
  [
    /\b(?:bak(?:e|es|ing)|baker|cook|cooks|cooking|chef)\b/,
    {
      verb: 'bake',
      ing: 'icing buns',
      one: 'a bun on the wall',
      two: 'six buns on the wall',
      three: 'a hen on a cake',
    },
  ],
  [
    /\b(?:paint|paints|painting|painter|artist)\b/,
    {
      verb: 'paint',
      ing: 'painting',
      one: 'a blue flowerpot',
      two: 'six blue flowerpots',
      three: 'a hen with a blue stripe',
    },
  ],
  [
    /\b(?:race|races|racing|run|runs|gallop\w*|drive|drives|car|motorbike|horse|bus|taxi)\b/,
    {
      verb: 'go round',
      ing: 'going round',
      one: 'a ring in the grass',
      two: 'ten rings in the grass',
      three: 'a ring with a hen in it',
    },
  ],
  [
    /\b(?:work\w*|lorry|truck|van|train|engine|crane|forklift|ship|boat|tugboat|farmer|builder)\b/,
    {
      verb: 'work',
      ing: 'working',
      one: 'a sack at the door',
      two: 'six sacks at the door',
      three: 'ten sacks and a hen on top',
    },
  ],
];

const PLAYS: Doing = {
  verb: 'play',
  ing: 'playing',
  one: 'a ball on the roof',
  two: 'six balls on the roof',
  three: 'a hen on the swing',
};

/** "There was a hole", "there were six cats". */
export const wasThere = (what: string): string => `there ${/^(?:six|nine|ten)\b/.test(what) ? 'were' : 'was'} ${what}`;

/** What the one of the theme does: by what they are too tired for, else by who they are. */
export function doingOf({ A, raw }: Going): Doing {
  const asked = /too (?:tired|sleepy|exhausted|worn out) to (\p{L}+)/u.exec(raw)?.[1] ?? '';
  const of = (text: string) => DOINGS.find(([about]) => about.test(text))?.[1];
  if (asked) return of(asked) ?? (A.being?.isa === 'vehicle' ? of(`${A.kind} work`) : null) ?? PLAYS;
  return of(A.kind) ?? PLAYS;
}
