import { said, type NamedScene } from '../scene.ts';

/** A child whom friends took out of a chat: it was done, and no oversight. */
export const takenOutOfTheChat: NamedScene = {
  id: 'takenout',
  image: 'a name that was there in the morning, and a door that others closed',
  cue: said(
    String.raw`(?:remov(?:e|es|ed|ing)|kick(?:s|ed|ing)?|took|taken|takes|thrown|threw|boot(?:s|ed)|block(?:s|ed|ing)?|delet(?:es|ed))\b[^.!?]{0,24}\b(?:out of|from|off|of)\b[^.!?]{0,24}\b(?:chats?|group ?chats?|whats ?app|snap ?chat|messenger|discord|group)\b`,
    String.raw`\b(?:we|i|mum|dad|phone (?:was|is) (?:taken|confiscated)|(?:he|she|they) (?:has |have |had )?(?:removed|kicked|blocked|took|threw|deleted) (?!him|her|them)\w+|gaming)\b`,
  ),
  decides: true,
  answers: /\b(?:removed|kicked|taken|cried|crying|upset|heartbroken|chat|whats ?app|without (?:him|her|them))\b/i,
  titles: { older: 'A Door That Others Closed' },
  text: {
    '8-10': `
      D<takenout> To be left out of a game can be bad luck. To be taken out of a chat is something that somebody did, with one thumb, in a second. {Name} had a place in the group, and then it was gone. It hurts, and it is not making a fuss to say so. It was unfair. Whatever had been the matter, it could have been said.
      P<takenout> The one who did it may have wanted to look important. The others may not have been asked, and may not dare to speak up. It does not make it right.
      P<takenout> In a chat people do things that they would not do across a table, because they see no face.
      Q<takenout> At the thought of the chat, {Name} might feel ____. It can come back in the evening.
      H<takenout> {helper} can hear all of it first, before anybody rings anybody.
      H<takenout> {helper} can speak with the school if it goes on. ~ Leaving somebody out again and again is a case for adults.
      T<takenout> {he} can ask one of them alone, face to face, "What happened?"
      T<takenout> {he} can leave the phone in another room tonight and do something with the hands.
      C<takenout> {he} can think, "They closed it. It says nothing about who I am."
      A<takenout> Tomorrow there is a gate, a classroom and thirty people, and most of them know nothing about it. One of the group may say sorry, or may look away. Being left out by a few is hard, and there are others to play with who did not press anything. A grown-up knows about it now, so it is not carried alone.
    `,
    '11+': `
      D<takenout> Being left out can be an accident. Being removed from a group cannot, since a program asks, "Are you sure?" Somebody was. {Name} has every reason to be hurt, and none to feel foolish for it. It is a shabby way of telling somebody something, chosen because it needs no courage and no face.
      P<takenout> A group that removes one person is often busy with its own rank. Those who stayed silent have worked out what it would cost to object. Several of them will be uneasy about it. Some of them will say so later, in private.
      Q<takenout> Between the moment of seeing it and now, {Name} might have noticed ____. Anger is as fair an answer as sadness.
      H<takenout> {helper} can listen without taking over, and take it further if that is wanted, or if it is repeated.
      T<takenout> {he} can put one plain question to one person, in daylight: "Why was I taken out?"
      T<takenout> {he} can mute the rest for a few days and be with somebody who was not in it.
      C<takenout> {he} can think, "It was done to me. It is not about what I am worth."
      A<takenout> By the weekend the group will have talked about something else. Whether there is an explanation, an apology or neither, people who close a door on a friend have told something about themselves. Being left out hurts for a while. There are others who play fair, and they tend to be easier to find without that screen.
    `,
  },
};
