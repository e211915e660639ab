import { said, type NamedScene } from './scene.ts';

const PARTY = String.raw`(?:party|birthday)`;
const NOT_INVITED = String.raw`(?:not (?:invited|coming|allowed)|n['’]?t (?:invited|come|coming)|are ?n['’]?t (?:invited|coming)|can['’]?t come|won['’]?t be invited|uninvit\w*)`;

/** A child who says to others that they may not come to the party: what was meant, and what an invitation is for. */
export const notAtMyParty: NamedScene = {
  id: 'notmyparty',
  image: 'a party that is used as a stick, and the words that were meant',
  cue: said(
    String.raw`^\W*(?:(?:my|our|the) (?:son|daughter|grandson|granddaughter|child) |(?:he|she|they|\p{Lu}\p{Ll}+) )?(?:is |has been |has started |keeps? |always )?(?:tells?|telling|says?|saying|told|threatens?|threatening|uses?|uninvit\w*|to)\b[^.!?]{0,50}\b${NOT_INVITED}\b[^.!?]{0,24}\b${PARTY}`,
    String.raw`\b(?:was(?: not|n['’]?t)|got|been) (?:told|invited)\b|\btold (?:him|her|them)\b|\b(?:friend|girl|boy|child)s? (?:says?|said|tells?|told)\b`,
  ),
  decides: true,
  answers: /\b(?:party|invited|tells?|says?|everyone)\b/i,
  titles: { young: 'What a Party Is For', older: 'What a Party Is For' },
  text: {
    '4-5': `
      D<notmyparty> "You are not coming to my party!" {Name} may say that when a game goes wrong. It is quick, and it is unkind. The other child is sad, and it was about a ball. A party is for cake and friends. It is not for winning a game.
      P<notmyparty> Whoever hears it may believe it for days. It hurts more than was meant.
      Q<notmyparty> When a game goes wrong, {Name} may feel ____.
      H<notmyparty> {helper} can ask, "What did you want to say?"
      H<notmyparty> {helper} can help to say it in a kind way.
      T<notmyparty> {he} can say, "I am cross about the game."
      T<notmyparty> {he} can go back and say, "I did not mean it."
      C<notmyparty> {he} can think, "Say the cross thing. Leave the party out."
      A<notmyparty> The cross thing was about the game, and now it is said. It was not about a party at all. A kind word can come after a hard one. Then there are two again for the ball.
    `,
    '6-7': `
      D<notmyparty> "You can't come to my party" is a strong sentence, and an unkind one. {Name} may say it when nothing else works. For a minute it does, and the others do as they are told. But then they are sad or cross. The next time it works less. What was meant was smaller, such as "I wanted a turn".
      P<notmyparty> A child who hears it may count who is invited all evening. It lasts much longer than the row.
      P<notmyparty> Many children have said it once. It sounds so big, and it is so easy to say.
      Q<notmyparty> Just before saying it, {Name} may feel ____. It may be two things at once.
      H<notmyparty> {helper} can ask what it was really about.
      H<notmyparty> {helper} can keep parties out of it until the cards are written.
      T<notmyparty> {he} can say what was wanted: a turn, a place, a say.
      T<notmyparty> {he} can take it back, "I said that because I was cross."
      C<notmyparty> {he} can think, "A party is no stick."
      A<notmyparty> It was taken back, and that took a bit of courage. The row turned out to be about whose turn it was. Being kind again is quicker than it looks. When the party comes, it is for cake.
    `,
  },
};
