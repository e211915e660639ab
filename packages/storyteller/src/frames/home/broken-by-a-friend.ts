import { said, type NamedScene } from '../scene.ts';

/** A toy by the word for it, after the word that it broke. */
const BREAKABLE = [
  'truck',
  'car',
  'doll',
  'train',
  'lorry',
  'digger',
  'plane',
  'robot',
  'game',
  'puzzle',
  'book',
  'scooter',
  'dinosaur',
  'kitchen',
].map((toy) => ({
  match: new RegExp(
    String.raw`\b(?:broke|snapped|smashed|ripped|tore|wrecked|ruined) (?:his|her|their) (?:\w+ ){0,2}${toy}\b`,
    'i',
  ),
  phrase: { text: `the ${toy}` },
}));

/** Somebody who came to play broke a toy, and is not wanted again. */
export const brokenByAFriend: NamedScene = {
  id: 'broken',
  image: 'a toy with a piece off, and the shelf for what is not played with by guests',
  cue: said(
    String.raw`\b(?:friend|cousin|someone|somebody|another (?:child|boy|girl)|brother|sister|he|she)\b[^.]{0,20}\b(?:broke|broken|snapped|smashed|ripped|tore|wrecked|ruined)\b[^.]{0,24}\b(?:his|her|their)\b[^]{0,80}\b(?:share|play|come|let|again|any ?more|round|over|touch|trust)\b`,
    String.raw`\b(?:arm|leg|wrist|bone|promise|heart|tower|train track|model|sandcastle|drawing|painting|school)\b`,
  ),
  decides:
    /\b(?:friend|cousin)\b[^.]{0,20}\b(?:broke|snapped|smashed|ripped|wrecked)\b[^.]{0,24}\b(?:his|her|their) (?:\w+ ){0,2}(?:truck|toy|car|doll|train|lorry|digger|plane|robot|game|puzzle|book|scooter|dinosaur|house|kitchen)/i,
  titles: { young: 'A Toy with a Piece Off', older: 'A Toy with a Piece Off' },
  roles: {
    breaker: {
      fallback: { text: 'the other one' },
      cues: [
        { match: /\bfriend\b/i, phrase: { text: '{his} friend' } },
        { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
        { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
        { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
      ],
    },
    brokentoy: {
      fallback: { text: 'the toy' },
      cues: [...BREAKABLE],
    },
  },
  text: {
    '4-5': `
      D<broken> {brokentoy} has a piece off. It happened when {breaker} was here. {Name} shared, and now it is broken. That is a hard thing to get for being kind. Some things break because a hand was rough. Some break because they were thin. Nobody can tell from a piece on the floor.
      P<broken> Somebody who breaks a toy gets a fright as well. Some say sorry at once. Some say nothing at all and look at the wall.
      Q<broken> With the broken piece in one hand, {Name} may feel ____.
      H<broken> {helper} can look if glue or tape will do it.
      H<broken> {helper} can stay near at the next visit. ~ Then a rough game gets slow in time.
      T<broken> {he} can say, "That was my good one, and I am sad."
      T<broken> {he} can put the best things away before a visit.
      C<broken> {he} can think, "The best ones up, the others to share."
      A<broken> With glue it is nearly whole, and one line is left. For the next visit, the best things are up on the shelf. What is down here is to share and may get a scratch. Two can have a good game with that.
    `,
    '6-7': `
      D<broken> To share a thing is to let go of it for a while. {Name} did that, and {brokentoy} broke in the hands of {breaker}. More visits may not be welcome now. It makes sense. What is lent can be lost, and only the owner feels how much. But a broken thing and a broken friendship are not the same.
      P<broken> It is an awful second for the other one, too. People who feel bad often laugh or look away. It is hard to see the sorry in that.
      Q<broken> When a visit is planned again, {Name} may feel ____.
      H<broken> {helper} can help to see what can be mended.
      H<broken> {helper} can talk to the other family about it. ~ That is a job for grown-ups.
      T<broken> {he} can tell the other one, "I was really sad about it."
      T<broken> {he} can decide beforehand what gets shared and what stays in a cupboard.
      C<broken> {he} can think, "I can share some and keep some."
      A<broken> There is a crack with glue in it, like a river on a map. The cupboard door is shut on three special things. All the rest lies on the floor and may be shared. The other one came in quietly and asked, "Is it mended?" So it had been thought about over there, too.
    `,
  },
};
