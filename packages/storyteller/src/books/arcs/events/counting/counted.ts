import type { SettingName } from '@storylantern/contract';

/** What is counted, and where the last of it is while it is looked for. */
export interface Counted {
  readonly said: RegExp;
  readonly one: string;
  readonly many: string;
  /** Small ones sit on the hat, large ones stand behind, a star is hidden by the hat. */
  readonly last: 'on' | 'behind' | 'hidden';
  readonly setting: SettingName;
  readonly where: string;
  /** The being that is drawn; null for stars. */
  readonly being: string | null;
}

const small = (said: RegExp, one: string, many: string, setting: SettingName, where: string, being = one): Counted => ({
  said,
  one,
  many,
  last: 'on',
  setting,
  where,
  being,
});
const large = (said: RegExp, one: string, many: string, setting: SettingName, where: string, being = one): Counted => ({
  said,
  one,
  many,
  last: 'behind',
  setting,
  where,
  being,
});

export const COUNTED: readonly Counted[] = [
  {
    said: /\bstars?\b/,
    one: 'star',
    many: 'stars',
    last: 'hidden',
    setting: 'garden',
    where: 'over the roof',
    being: null,
  },
  small(/\bladybirds?\b|\bladybugs?\b/, 'ladybird', 'ladybirds', 'garden', 'on the wall'),
  small(/\bbutterfl(?:y|ies)\b/, 'butterfly', 'butterflies', 'garden', 'on the wall'),
  small(/\bbees?\b/, 'bee', 'bees', 'garden', 'on the wall'),
  small(/\bsnails?\b/, 'snail', 'snails', 'garden', 'on the wall'),
  small(/\bcaterpillars?\b/, 'caterpillar', 'caterpillars', 'garden', 'on the wall'),
  small(/\bspiders?\b/, 'spider', 'spiders', 'garden', 'on the wall'),
  small(/\bfrogs?\b/, 'frog', 'frogs', 'pond', 'by the water'),
  small(/\bducks?\b/, 'little duck', 'little ducks', 'pond', 'by the water', 'duckling'),
  small(/\bducklings?\b/, 'duckling', 'ducklings', 'pond', 'by the water', 'duckling'),
  small(/\bchicks?\b/, 'chick', 'chicks', 'farm', 'in the yard'),
  small(/\bbirds?\b|\bsparrows?\b|\brobins?\b/, 'bird', 'birds', 'garden', 'on the wall'),
  small(/\bmice\b|\bmouse\b/, 'mouse', 'mice', 'kitchen', 'on the shelf'),
  small(/\bkittens?\b/, 'kitten', 'kittens', 'living-room', 'on the rug'),
  large(/\bchild(?:ren)?\b|\bkids\b/, 'child', 'children', 'bedroom', 'in a row', 'child'),
  large(/\bsheep\b|\blambs?\b/, 'sheep', 'sheep', 'farm', 'in the field'),
  large(/\bcows?\b/, 'cow', 'cows', 'farm', 'in the field'),
  large(/\bpigs?\b|\bpiglets?\b/, 'pig', 'pigs', 'farm', 'in the field'),
  large(/\brabbits?\b|\bbunn(?:y|ies)\b/, 'rabbit', 'rabbits', 'garden', 'on the grass'),
  large(/\bcats?\b/, 'cat', 'cats', 'garden', 'on the grass'),
  large(/\bdogs?\b|\bpupp(?:y|ies)\b/, 'dog', 'dogs', 'garden', 'on the grass'),
  large(/\bpenguins?\b/, 'penguin', 'penguins', 'snow', 'on the ice'),
  large(/\bmonkeys?\b/, 'monkey', 'monkeys', 'jungle', 'in a row'),
  large(/\belephants?\b/, 'elephant', 'elephants', 'jungle', 'in a row'),
  large(/\bdinosaurs?\b/, 'dinosaur', 'dinosaurs', 'jungle', 'in a row'),
];

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many there should be, and how many are found: "ten" and "nine". */
export function numbers(raw: string): { readonly all: string; readonly less: string; readonly most: number } {
  const said = NUMBERS.slice(2).find((each) => new RegExp(String.raw`\b${each}\b`).test(raw)) ?? 'ten';
  const most = NUMBERS.indexOf(said) + 1;
  return { all: said, less: NUMBERS[most - 2] ?? 'nine', most };
}
