import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Something untrue, or private, that goes round about a child. */
export const aRumour: NamedScene = {
  id: 'rumour',
  image: 'a story that gets a new end with every mouth',
  cue: said(
    String.raw`\b(?:rumou?rs?|gossip\w*|(?:talk\w*|bitch\w*|saying (?:things|stuff)) (?:\w+ )?(?:about (?:him|her|them) )?behind (?:his|her|their) backs?|spread(?:s|ing)? (?:lies|stories|things|it)|(?:lies|stories|things) (?:\w+ )?about (?:him|her|them)\b[^.!?]{0,20}\b(?:round|around|at school|everyone)|(?<!^(?:she|he|they) )(?<!^(?:she|he|they)(?:['’]?s| is| keeps?) )\btell(?:s|ing) (?:everyone|everybody|people|the whole (?:class|year|school)|all (?:his|her|their|the) \w+) (?:that )?(?:she|he|they)(?:['’]?s| is| are|['’]?re| did| has)\b|making (?:things|stuff|lies) up about|made (?:something|things|stuff) up about)\b`,
    String.raw`^(?:(?:he|she|they|my \w+) )?(?:has |have |is |was |were |been |keeps )*(?:start\w*|spread\w*|gossip\w*|made|telling|passed)\b`,
  ),
  decides: true,
  titles: { older: 'A New End With Every Mouth' },
  roles: { teacher: TEACHER },
  text: {
    '8-10': `
      D<rumour> A rumour is a story that nobody owns. {Name} is in one, and it goes round without asking. Each person who tells it puts in a bit, because a new end is more fun to tell. So by Friday it is a different one from Monday's. It stops being about anybody real rather early on. It hurts all the same, and it counts as bullying when it is done on purpose.
      P<rumour> Most who pass it on do not know if it is true. They like being the one who knows something.
      P<rumour> Somebody who hears it and says "I don't think so" breaks the chain at that place. There are more of those than one hears of.
      Q<rumour> When a group stops talking, {Name} might feel ____.
      H<rumour> {teacher} can find where it began and stop it, if somebody tells what is going round.
      H<rumour> {helper} can hear the whole rumour, even the silliest part. ~ Said aloud at home it shrinks.
      T<rumour> {he} can say once, "That is not true," and go on to something else. ~ Long explanations feed it.
      T<rumour> {he} can tell an adult the words and two names of people who said it.
      C<rumour> {he} can think, "I know what is true, and so do my friends."
      A<rumour> A rumour lives on being new, and by next week something else is new. The person in the middle of it was the same all along. A grown-up was told, and it can be stopped at its beginning. Friends are the ones who asked, "Is it true?" before they told it on.
    `,
    '11+': `
      D<rumour> Rumours behave like colds: they are fast, travel by contact, and are hardest to stop in the middle. {Name} has become the subject of one. Each retelling drops a detail and sharpens another, so that after two days the story has a life of its own. Its truth hardly matters to those who pass it on. What matters is that it is new and can be told in a corridor. Spreading it to hurt is bullying, whatever it is called.
      P<rumour> People pass it on because it makes them insiders for a minute. Few have anything against its subject.
      P<rumour> A denial to everyone reaches mainly those who had not heard it. One sentence to the few who matter does more.
      Q<rumour> When a conversation changes as the door opens, {Name} might notice ____.
      H<rumour> {teacher} can act on it, given what was said, where it is online, and since when. ~ Screenshots help.
      H<rumour> {helper} can hear it without flinching, and ask what would help first.
      T<rumour> {he} can tell two friends the true version, and let them answer for it.
      T<rumour> {he} can stay off the chat where it runs, and keep going to the places where real people are.
      C<rumour> {he} can think, "It needs to be new. I can outlast it."
      A<rumour> The story ran out of new endings, as they do, and another one took over. That is no justice, and it is a relief. Whoever started it has been spoken to, or can be. Two or three people turned out to have said "I doubt it" at the right moment, and it is worth knowing who they are. It helps to tell them so.
    `,
  },
};
