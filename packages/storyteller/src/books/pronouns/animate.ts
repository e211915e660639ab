import { BEINGS } from '@storylantern/library';

/** Somebody who has no name and would be "he" or "she" all the same. */
const SOMEBODY =
  /\b(?:mum|mummy|dad|daddy|nana|nan|gran|granny|grandma|grandad|grandpa|aunt\w*|uncle|mrs|mr|miss|brother|sister|cousin|baby|girl|boy|man|woman|lady|friend|neighbour|grown-up|somebody|someone|another|mother|father)\b/i;
let kinds: RegExp | undefined;

/** Whether words speak of somebody besides one of that kind. */
export function isAnimate(words: string, kind: string | null): boolean {
  kinds ??= new RegExp(
    String.raw`\b(?:${BEINGS.filter(({ drawing }) => !('thing' in drawing))
      .flatMap(({ id, also = [] }) => [id, ...also])
      .map((each) => each.replace(/[^\p{L} -]/gu, ''))
      .join('|')})\b`,
    'giu',
  );
  const others = [...words.matchAll(kinds)].filter(([word]) => word.toLowerCase() !== kind?.toLowerCase());
  return others.length > 0 || SOMEBODY.test(words);
}
