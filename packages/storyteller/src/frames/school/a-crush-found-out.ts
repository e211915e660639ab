import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const LIKES = String.raw`\b(?:fancies|fancy|crush|likes (?:a|this|another|some) (?:boy|girl)|in love with|loves (?:a|this) (?:boy|girl)|(?:boy|girl) ?friend|love ?(?:letter|note)|valentine)\b`;
const TEASED = String.raw`\b(?:teas(?:e|es|ed|ing)|found out|find out|laugh\w*|told everyone|told everybody|telling everyone|made fun|make fun|making fun|sing(?:ing)? |k-i-s-s|wind(?:ing)? (?:him|her) up|embarrass\w*|go on about)\b`;

/** The others know whom somebody likes, and make a show of it. */
export const aCrushFoundOut: NamedScene = {
  id: 'crushfound',
  image: 'a paper heart that others have got hold of',
  cue: said(
    `(?=[^]*(?:${LIKES}))(?=[^]*(?:${TEASED}))(?=[^]*\\b(?:others?|class\\w*|friends?|kids|boys|girls|everyone|everybody|they|school|people|brother|sister)\\b)`,
    String.raw`\b(?:(?:he|she) teases|broke up|dumped|finished with|mum|dad|hasn['’]?t got a|no (?:boy|girl)friend|gay|lesbian)\b`,
  ),
  decides: true,
  answers: /\b(?:fanc\w+|crush|teas\w*|found out|likes|boy|girl|others|everyone)\b/i,
  titles: { young: 'A Nice Feeling, and a Silly Song', older: 'Somebody Else Got Hold of It' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<crushfound> {Name} likes somebody in a special way. It is a nice feeling, with a jump in it. Now others know, and they sing and laugh. That is called teasing, and it makes a nice thing feel silly. It is not silly. It is just nobody else's joke.
      P<crushfound> They laugh because love is a word that makes them giggle. Some of them like somebody, too.
      Q<crushfound> When they start with it, {Name} may feel ____. Cheeks may get hot.
      H<crushfound> {helper} can listen and not laugh.
      H<crushfound> {teacher} can put an end to the song.
      T<crushfound> {he} can say, "So what?" in a bored voice and go on.
      T<crushfound> {he} can go and play with somebody who does not sing it.
      C<crushfound> {he} can think, "It is my feeling. I can keep it."
      A<crushfound> The song got short, for nobody sang along. By next week they laugh about something else. Words that tease wear out. Liking somebody is good, and it is for {Name} alone.
    `,
    '8-10': `
      D<crushfound> Liking somebody is private until somebody else gets hold of it. {Name} likes one person in a special way, and the others have found out and make a show of it. It is about the easiest joke in a classroom, because everyone's ears go red at it. There is nothing wrong with it. To like a person is one of the better things that people do. What is not all right is to turn it into teasing.
      P<crushfound> The loudest ones are usually glad that it is not about them. Several of them could be teased in the same way.
      P<crushfound> The other person may be embarrassed as well, and would be grateful if it were made small.
      Q<crushfound> When they begin with it again, {Name} might feel ____. The face often answers first.
      H<crushfound> {helper} can listen without a grin, and not bring it up at supper.
      H<crushfound> {teacher} can stop it with one sentence, if it is told.
      T<crushfound> {he} can say, "Yes, and?" or "Old news," and turn to something else. ~ A joke needs somebody who minds.
      T<crushfound> {he} can talk to that person as before, about ordinary things.
      C<crushfound> {he} can think, "It is a nice feeling, and their joke will wear out."
      A<crushfound> By the second week the joke was old, and somebody had fallen in the pond, which was new. The feeling itself may stay or go, as it likes. Nobody needs to deny it or to announce it. Whoever told may not be the right person for the next secret, and that has been learned as well.
    `,
    '11+': `
      D<crushfound> There are few things as private as whom one likes, and few that travel faster. {Name} likes somebody, and by now others know and have made a joke of it. The embarrassment is out of all proportion to the facts, since the facts are that a person finds another person interesting. Nothing wrong has been done. What stings is the loss of control, because it was for {him} to tell, now or later or not at all.
      P<crushfound> Teasing about this is mostly nerves. It is the subject on everyone's mind, and laughing at someone else is a way to be near it in safety.
      P<crushfound> The person concerned did not ask for the attention either. Being treated normally will be a relief.
      Q<crushfound> When it starts again, {Name} might notice ____. Blushing is a reflex, and it says less than people think.
      H<crushfound> {helper} can treat it as what it is, and neither laugh nor ask for details.
      H<crushfound> {helper} can help to think through what to say, and whom to tell if it has got onto a group chat.
      T<crushfound> {he} can neither deny nor discuss it: "Could be. What did you get for number six?"
      T<crushfound> {he} can tell the friend who passed it on what that was like. ~ It is worth knowing whether they mind.
      C<crushfound> {he} can think, "It was mine to tell. It is still nothing to hide."
      A<crushfound> It was the subject for eight days and then somebody was sick on a coach. Words that tease depend on a reaction, and this one was not supplied. The liking goes on or fades at its own speed. What to do about it, if anything, is for {Name} to decide without a committee.
    `,
  },
};
