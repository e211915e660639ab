import { said, type NamedScene } from '../scene.ts';

/** Scissors that went into the own hair, or into a doll's: what grows again, and what scissors are for. */
export const snipAtHome: NamedScene = {
  id: 'ownscissors',
  image: 'a lock of hair on the floor, and a strip of paper for the scissors',
  cue: said(
    String.raw`\b(?:cuts?|cutting|chop(?:s|ped|ping)?|snip(?:s|ped|ping)?|hack(?:s|ed)?)\b (?:off )?(?:(?:all|some|bits|chunks|most) (?:of )?)?(?:her|his|their|the)? ?(?:own |doll'?s?'? |dolls? |sister'?s |brother'?s |fringe |front )?(?:hair|fringe|plaits?|ponytail)\b(?: off)?`,
    String.raw`\b(?:(?:mum\w*|mom\w*|dad\w*|daddy|nan\w*|gran\w*|auntie|sister|brother|i|we|she|teacher) (?:has |have |just )?cut (?:her|his|my|off|all)|doesn['’]?t like it|hair ?dresser|barber|hair ?cut\w*|scared|hates?|hating|won['’]?t (?:let|have)|refus\w+|screams?|needs? (?:her|his|their) hair|nails?|let (?:me|us|anyone)|i (?:try|want|have) to|when (?:i|we)|being cut|self[- ]?harm\w*|chemo\w*|cancer|lice|nits)\b`,
  ),
  decides: true,
  answers: /\b(?:dolls?|scissors|own|hair|cuts?|sister|brother)\b/i,
  titles: { young: 'Snip Went the Hair', older: 'Snip Went the Hair' },
  beside: {
    benefits: [
      'Says what happens to hair that was cut, without shaming anybody.',
      'Gives the scissors something else to do.',
      'Lets {name} ask for scissors instead of hiding them.',
    ],
    talk: {
      young: [
        'What fell on the floor in the story?',
        'What can scissors cut?',
        'Shall we cut some paper hair together?',
      ],
      older: [
        'What does hair do after a cut?',
        'Which word went into the blank?',
        'Shall we choose a drawer for the scissors?',
      ],
    },
  },
  text: {
    '2-3': `
      D<ownscissors> Snip! Scissors can cut. {Name} saw hair fall. Down it came. Hair is not for snip, snip.
      P<ownscissors> Big people say, "Oh!" Then they get a broom.
      Q<ownscissors> After the snip, {Name} may feel ____.
      H<ownscissors> {helper} can get paper to cut.
      H<ownscissors> {helper} can put them up high.
      T<ownscissors> {he} can ask for scissors.
      T<ownscissors> {he} can snip paper grass.
      C<ownscissors> {he} can say, "Paper, yes. Hair, no."
      A<ownscissors> Snip, snip, goes the paper. The hair stays on. It grows and grows. Bye-bye, scissors.
    `,
    '4-5': `
      D<ownscissors> Scissors are quick, and hair is near. {Name} may have wanted to know how it goes. Snip, and there was hair on the floor. Hair on a head grows again, a bit each week. Hair on a doll does not grow. It stays as it was cut.
      P<ownscissors> A lot of grown-ups did that once. There is a photo, and it has a funny fringe in it.
      P<ownscissors> Scissors are sharp, and they were near eyes and ears. That is why grown-ups look so shocked.
      Q<ownscissors> Looking in the mirror, {Name} may feel ____.
      H<ownscissors> {helper} can keep the scissors and give them out.
      H<ownscissors> {helper} can draw faces on paper, with hair to cut.
      T<ownscissors> {he} can ask, "May I have the scissors?"
      T<ownscissors> {he} can cut paper hair, as short as it goes.
      C<ownscissors> {he} can think, "Paper first. Hair stays on."
      A<ownscissors> The hair is off the floor, and the rest grows on. Nobody can see that, but it does. The paper face has a very short fringe now. It can get a new one from a bit of wool.
    `,
    '6-7': `
      D<ownscissors> A pair of scissors asks a question: what happens if? {Name} may have tried it on some hair. It took a second, and it could not be undone. Hair on a head grows about a centimetre in a month. Hair on a doll stays as it is.
      P<ownscissors> Hairdressers see it every week. They cut the rest to fit, and they have a laugh about it.
      P<ownscissors> Grown-ups are shocked mostly because of eyes and ears. Those were very near.
      Q<ownscissors> When somebody sees it, {Name} may feel ____. It may be two things at once.
      H<ownscissors> {helper} can choose a drawer for the scissors.
      H<ownscissors> {helper} can find wool or an old brush to practise on.
      T<ownscissors> {he} can say, "I did it," before anyone asks.
      T<ownscissors> {he} can ask for something that may be cut.
      C<ownscissors> {he} can think, "What cannot be stuck on again gets asked about first."
      A<ownscissors> Week by week the hair gets longer, and nobody can see it grow. The question of the scissors has an answer now. For the next one there is wool. It comes in more colours than hair does.
    `,
  },
};
