import { said, type NamedScene } from '../scene.ts';

/** The child who says "you're not my friend" to others: a quick sentence that hits hard, and the true one underneath. */
export const saidItToOthers: NamedScene = {
  id: 'saidittoothers',
  image: 'a door that was banged, and a hand on its handle',
  cue: said(
    String.raw`^(?:my (?:son|daughter|child) |(?:he|she|they) )?(?:\w+ )?(?:tells|says to|telling|keeps (?:telling|saying to)|has been (?:telling|saying to)) (?:his|her|the other|other|people|everyone|everybody|all (?:his|her) friends|children|kids|friends)[^.!?]{0,30}\b(?:you['’]?re|you are|your|they['’]?re|they are|(?:he|she)(?:['’]s| is)) (?:not|no longer) (?:my|his|her|their|a) (?:best )?friends?\b|\b(?:tells|says to) (?:everyone|everybody|other (?:children|kids)|people|(?:his|her) friends)[^.!?]{0,30}\bnot (?:my|her|his|their) friends?`,
  ),
  decides: true,
  answers: /\b(?:friends?|tells|says|not|everyone|others?|any ?more)\b/i,
  titles: { young: 'The Word Underneath', older: 'The Word Underneath' },
  beside: {
    benefits: [
      'Shows what the sentence does, without calling anybody unkind.',
      'Helps {name} to find the true sentence under the quick one.',
      'Shows how it can be mended in the same playtime.',
    ],
    talk: {
      young: ['What was meant by it?', 'What is a kind way to say "stop"?', 'Which door can be opened again?'],
      older: ['What was really the matter?', 'What could be said instead?', 'How can it be mended?'],
    },
  },
  text: {
    '4-5': `
      D<saidittoothers> "You are not my friend!" Those words are quick, and they are not kind. {Name} may say them when a game goes wrong. They bang like a door. But there is a word under them. It may be "stop", or "my turn", or "I am sad".
      P<saidittoothers> The other child hears only the bang. It sounds much bigger than it is.
      Q<saidittoothers> When the words come out, {Name} may feel ____.
      H<saidittoothers> {helper} can ask, "What is the word under it?"
      H<saidittoothers> {helper} can play it with two bears.
      T<saidittoothers> {he} can say, "Stop. I want a turn."
      T<saidittoothers> {he} can go back and say, "You are my friend."
      C<saidittoothers> {he} can say, "First the true word, then the game."
      A<saidittoothers> A door was banged, and a kind hand can open it. "I was cross. Do you want to play?" It is hard to find the word in time. It can be found a bit later, too.
    `,
    '6-7': `
      D<saidittoothers> "You're not my friend" takes two seconds to say. It is not a kind sentence, and it is not a true one either. {Name} may say it when somebody else wins or chooses. Under it there is another one, such as "I want to choose as well".
      P<saidittoothers> The child who hears it does not know how soon it is over. To that child it is big.
      P<saidittoothers> When it is said often, others begin to believe it. Then they look for other friends.
      Q<saidittoothers> Just before saying it, {Name} may feel ____.
      H<saidittoothers> {helper} can help to find the sentence underneath.
      H<saidittoothers> {helper} can practise it with {him} when nobody is cross.
      T<saidittoothers> {he} can say, "I am cross, and I am still your friend."
      T<saidittoothers> {he} can walk to the fence and back before speaking.
      C<saidittoothers> {he} can think, "What do I really want to say?"
      A<saidittoothers> Today the true sentence came first, or it came second. Both are better than only the bang. "I didn't mean it, I wanted a turn" is kind. Friends like to hear that.
    `,
    '8-10': `
      D<saidittoothers> Some sentences work like a switch. "You're not my friend any more" turns off a quarrel, a game and another person's good mood, all at once. It is unkind, and {Name} may have got used to it because it is so quick. It tends to be about something much smaller. What is small can be said in small words.
      P<saidittoothers> The person who hears it can only guess whether it is meant. After the third time they stop guessing and go elsewhere.
      P<saidittoothers> People who say it are often afraid of being left themselves. It is a way of leaving first.
      Q<saidittoothers> In the second before it, {Name} might feel ____. It may be more like fear than anger.
      H<saidittoothers> {helper} can ask, hours later, what it was about, and wait for the answer.
      H<saidittoothers> {helper} can say what a friend of theirs once said, and how long it stayed.
      T<saidittoothers> {he} can say the smaller thing: "I wanted to choose," or "I don't like it when you go off."
      T<saidittoothers> {he} can take it back on the same day. ~ "That wasn't true" is enough.
      C<saidittoothers> {he} can think, "Smaller words. They are truer."
      A<saidittoothers> A friendship is not a light that goes on and off. It stands a good deal, as long as the true thing gets said in the end. Kind and honest fit into one sentence more often than one would think. The switch gets used less when something better is within reach.
    `,
  },
};
