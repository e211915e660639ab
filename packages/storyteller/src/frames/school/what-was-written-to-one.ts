import { said, type NamedScene } from '../scene.ts';

/** A private message of which somebody took a picture and sent it round. */
export const whatWasWrittenToOne: NamedScene = {
  id: 'screenshot',
  image: 'a message that was written to one person, and what it says about each of the others who passed it on',
  cue: said(
    String.raw`(?=[^]*\b(?:screen ?shot\w*|screen ?grab\w*)\b)[^]*?\b(?:sent|sends|shared?|shares|posted|showed|shown|spread|passed|put|round|around|everyone|everybody|whole|group|class|year)\b|\b(?:private|personal) (?:messages?|texts?|chats?)\b[^.!?]{0,40}\b(?:sent|shared|posted|showed|shown|spread|passed|read out)\b|\b(?:sent|shared|posted|showed|spread|forwarded|read out) (?:(?:everyone|everybody|people|others|the (?:\w+ )?\w+) )?(?:his|her|their) (?:private )?(?:messages?|texts?|chats?)\b`,
    String.raw`^\W*(?:(?:he|she|they) (?:has |had )?)?(?:took|sent|shared|posted|screenshotted|showed)\b|\b(?:nudes?|naked|photos? of|pictures? of|I took|we took|teacher(?:'s)? messages?)\b`,
  ),
  decides: true,
  titles: { older: 'Written to One Person' },
  text: {
    '8-10': `
      D<screenshot> A message to one friend was told to everybody, as a picture of a screen. {Name} had written it to one person, and that was all right. Trusting somebody is not a mistake. Whoever passed it on decided that alone. Now it feels as if the whole class could read it on {his} forehead.
      P<screenshot> Some of the others read it, grinned and forgot it by lunch. Some have written just the same sort of thing to somebody, and hope that nobody finds theirs.
      P<screenshot> The one who shared it may have wanted a laugh, or a minute of being important. That explains it a little and excuses nothing.
      Q<screenshot> When phones come out, {Name} might feel ____. It may be in the face first.
      H<screenshot> {helper} can keep a copy and tell the school what happened. ~ Schools have dealt with it before.
      H<screenshot> {helper} can ask the other family to have it deleted.
      T<screenshot> {he} can tell the one who did it, "That was for you, and you passed it on."
      T<screenshot> {he} can ask one friend to be there at the gate tomorrow.
      C<screenshot> {he} can think, "What I wrote was fine. Passing it on was not."
      A<screenshot> The picture gets old, as all of them do. What stays is knowing who kept quiet when it went round, and who did not laugh. Those are useful things to know about people. Something private was told, and the person who wrote it did nothing wrong by it.
    `,
    '11+': `
      D<screenshot> A message has one reader in mind. A screenshot gives it two hundred, none of whom it was meant for, and takes away everything that was around it. {Name} wrote something to a person who was trusted, and that person told the rest by means of two buttons. There was nothing wrong with writing it. Liking someone, being worried, being rude about a teacher: such things are in half the phones of the building.
      P<screenshot> The ones who forward such things are mostly not thinking about the author at all. They are thinking of the ten seconds in which they have something that others want to see.
      P<screenshot> Anyone else who is mentioned in it may be mortified too. One plain sentence is usually welcome: "I am sorry you were dragged into it."
      Q<screenshot> At the thought of walking in, {Name} might notice ____. Betrayed is a word that fits some people, and furious fits others.
      H<screenshot> {helper} can report it to the school, where passing on private messages comes under the rules on bullying.
      H<screenshot> {helper} can agree beforehand what will be told to whom. ~ Nobody needs to ring any parents in a temper.
      T<screenshot> {he} can send one line and no more: "That was private. Delete it, please." ~ Arguments get screenshotted as well.
      T<screenshot> {he} can go in with one friend and a sentence that is ready, such as "Yes, I wrote it. Next?"
      C<screenshot> {he} can think, "They published it. I only wrote it."
      A<screenshot> Gossip has a short life and a large appetite, and by next week it will be fed with something else. The friendship in question may be over, or may be repaired by an apology that costs something. What was told cannot be called back. It has also said more about the one who passed it on than about the one who wrote it.
    `,
  },
};
