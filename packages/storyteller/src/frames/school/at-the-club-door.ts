import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const CLUB = String.raw`\b(?:beavers|cubs|scouts?|brownies|rainbows|guides|squirrels|(?:\w+ )?club|swimming(?: lessons?| class)?|ballet|dance(?: class)?|gymnastics|gym class|football(?: training| practice)?|rugby|karate|judo|taekwondo|drama|choir|holiday camp|forest school|trampolin\w+|tennis)\b`;
const WILL_NOT = String.raw`\b(?:won['’]?t (?:go|join|come|stay|let go|leave (?:me|my side))|refus\w+ (?:to )?(?:go|join|stay)|cr(?:ies|ied|ying) (?:at the door|when (?:we|i)|every)|clings?|clinging|hides? behind (?:me|my)|does ?n['’]?t want to (?:go in|go to|join|stay)|stands? (?:at|by) the (?:door|edge|side)|sits? on my (?:lap|knee))\b`;

/** A first evening somewhere, without a single name that is known. */
const KNOWS_NOBODY = String.raw`\b(?:start(?:s|ing)|joining|joins|first (?:time|day|night|session)|new to)\b[^]*\b(?:(?:does ?n['’]?t|not|won['’]?t) know any(?:one|body)|knows? no ?(?:one|body)|so shy|very shy|too shy)\b`;

/** The club, in the parent's word for it. */
const THE_CLUB: Role = {
  fallback: { text: 'the club' },
  cues: (
    [
      ['beavers', 'Beavers'],
      ['cubs', 'Cubs'],
      ['scouts', 'Scouts'],
      ['brownies', 'Brownies'],
      ['rainbows', 'Rainbows'],
      ['swimming club', 'the swimming club'],
      ['swimming', 'swimming'],
      ['ballet', 'ballet'],
      ['danc', 'dancing'],
      ['gymnastics|gym class', 'gymnastics'],
      ['football', 'football'],
      ['rugby', 'rugby'],
      ['karate', 'karate'],
      ['judo', 'judo'],
      ['drama', 'drama'],
      ['choir', 'choir'],
      ['forest school', 'forest school'],
      ['holiday (?:club|camp)', 'the holiday club'],
      ['tennis', 'tennis'],
    ] as const
  ).map(([words, text]) => ({ match: new RegExp(String.raw`\b(?:${words})`, 'i'), phrase: { text } })),
};
/** Who is in charge there, by name where that was given. */
const LEADER: Role = {
  fallback: { text: 'the grown-up there' },
  cues: [
    { match: /\b(?:leader|coach|teacher|instructor)(?: is)?(?: called)?,? ((?:Akela|Coach|Mr|Mrs|Miss|Ms)? ?(?!Her|His|The)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u, phrase: { text: '$' } },
    { match: /\b((?:Akela|Coach) \p{Lu}\p{Ll}+)/u, phrase: { text: '$' } },
    { match: /\bcoach\b/i, phrase: { text: 'the coach' } },
  ],
}; // prettier-ignore

/** The door of a club, and somebody who stands outside it. */
export const atTheClubDoor: NamedScene = {
  id: 'clubdoor',
  image: 'a door with a noise behind it, and a line to cross',
  cue: said(
    `(?=[^]*(?:${CLUB}))(?=[^]*(?:${WILL_NOT}|${KNOWS_NOBODY}))`,
    String.raw`\b(?:water|deep|get(?:ting)? in\b(?! (?:the )?(?:car|line|room|hall))|put (?:his|her) (?:face|head)|hair ?dryers?|hand ?dryers?|after[- ]school club|breakfast club|changing room|loud|noise|because (?:he|she) lost|any ?more|give up|quit)\b`,
  ),
  decides: new RegExp(
    String.raw`^(?![^]*\b(?:water|deep|get(?:ting)? in\b(?! (?:the )?(?:car|line|room|hall))|face in|head under|hair ?dryers?|hand ?dryers?|after[- ]school|breakfast|changing room|loud|noise|gate|any ?more|give up|quit|lost)\b)(?=[^]*\b(?:door|go in|goes in|join in|cling\w*|side|edge|lap|new|first|start\w*|joining|hides?)\b)(?=[^]*(?:${CLUB}))[^]*?(?:${WILL_NOT}|${KNOWS_NOBODY})`,
    'i',
  ),
  titles: { young: 'One Foot In', older: 'A Door With a Noise Behind It' },
  roles: { club: THE_CLUB, leader: LEADER },
  text: {
    '4-5': `
      D<clubdoor> There is a door, and behind it is {club}. There are feet and voices. Then comes bye-bye, and {Name} may hold on tight. It is hard at a door like that. Inside it is only a room with children in it.
      P<clubdoor> The others look up for a second. Then they go on hopping.
      Q<clubdoor> At the door, {Name} may feel ____.
      H<clubdoor> {leader} can wave and show a place to stand.
      H<clubdoor> {helper} can sit where {Name} can see.
      T<clubdoor> {he} can put one foot in, and look.
      T<clubdoor> {he} can watch first, and hop later.
      C<clubdoor> {he} can say, "One foot in. Then we will see."
      A<clubdoor> Next week the door is there again, and it is better known. One foot goes in, or two. Somebody waves hello. At the end comes the best bye-bye, with a high five.
    `,
    '6-7': `
      D<clubdoor> A door has a noise behind it, and the noise is {club}. {Name} may get as far as the goodbye and stop. Everybody in there seems to know what to do. It is hard to go in just then. It is good to know that looking is allowed. Many people look first and join in later.
      P<clubdoor> All the others stood at that door once. Their first day was not so long ago.
      P<clubdoor> {leader} has seen a lot of children at that door. It is no trouble at all.
      Q<clubdoor> With the noise behind the door, {Name} may feel ____.
      H<clubdoor> {leader} can meet {him} outside and go in together.
      H<clubdoor> {helper} can come early, when it is still quiet in there.
      T<clubdoor> {he} can watch from a bench for the first ten minutes.
      T<clubdoor> {he} can ask for a small job, such as giving out balls.
      C<clubdoor> {he} can think, "First I look. Then I see."
      A<clubdoor> After a while one foot was over the line, and perhaps two. Some days it is only the bench. The noise behind the door has faces now. At the end somebody says goodbye, and knows the name.
    `,
    '8-10': `
      D<clubdoor> A room sounds fullest from outside, because a door lets the noise through and keeps back the reasons. Behind this one is {club}, and {Name} may have come to a stop at the goodbye. Everyone in there seems to know where to stand and what the words mean. That is true, and they have known it for a few weeks. That makes a door heavy.
      P<clubdoor> A new face gets looked at for about as long as it takes to bounce a ball. Then something else happens.
      P<clubdoor> Whoever runs it has met people at that door every term. They would rather have somebody on a bench than in the car.
      Q<clubdoor> With a hand on that door, {Name} might feel ____. It may be wanting to and not wanting to at once.
      H<clubdoor> {leader} can say beforehand what happens in the first ten minutes. ~ After that there is less to guess.
      H<clubdoor> {helper} can bring {him} early, while the room is still empty and ordinary.
      T<clubdoor> {he} can agree on a way in: watch for ten minutes, and then decide.
      T<clubdoor> {he} can find the other person who does not know where to stand.
      C<clubdoor> {he} can think, "From outside it is noise. From inside it is people."
      A<clubdoor> From the bench it turned out to be fourteen people, two rules and a lot of running. Some evenings get as far as the bench, and that is further than the door. It can be said afterwards what the hard part was. By the third goodbye in the car park somebody shouts, "See you next week."
    `,
  },
};
