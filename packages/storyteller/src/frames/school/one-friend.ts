import type { Role } from '../../frame.ts';

const NO_NAME = String.raw`(?!I\b|He\b|She\b|They\b|The\b|His\b|Her\b|From\b|At\b|In\b|Is\b|Has\b|And\b|But\b|Since\b|Year\b|Now\b|Who\b)`;

/** The friend a parent speaks of, by name where one is given: "her best friend Mia", "friend is called Ama". */
export const ONE_FRIEND: Role = {
  fallback: { text: '{his} friend' },
  cues: [
    {
      match: new RegExp(
        String.raw`\b(?:[Ff]riend|[Mm]ate|[Bb]estie)(?: from \w+)?(?:['’]s name is| is called| is named|,? called|,? named|:|,)? ${NO_NAME}(\p{Lu}\p{Ll}+)\b`,
        'u',
      ),
      phrase: { text: '$' },
    },
    { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
  ],
};
