import type { DeedThread } from './deed-thread.ts';

/** A hand that went up in class, an answer, a question, a page read aloud. */
export const handUp: DeedThread = {
  id: 'hand-up',
  image: 'a hand that goes up, and a room that turns to listen',
  cue: /\b(?:(?:put|puts|putting|stuck) (?:(?:his|her|their|a) hand up|up (?:his|her|their) hand)|raised (?:his|her|their) hand|answered (?:a|the|his|her|two|three|some) (?:\w+ )?questions?|answered the register|joined in (?:the|a) (?:class )?discussion|read (?:out )?(?:aloud |out loud )?(?:in|to|in front of) (?:the )?(?:whole )?class|(?:spoke|talked|joined in) in (?:class|circle time|carpet time)|volunteered to (?:read|answer))/i,
  decides:
    /^(?![^]*\b(?:help|unkind|bully\w*|being mean|toilet|hurt|stuck|rip(?:s|ped|ping)?|scribbl\w*|said (?:he|she|they) (?:was|were|did))\b)[^]*?\b(?:(?:put|stuck) (?:(?:his|her|their|a) hand up|up (?:his|her|their) hand)|raised (?:his|her|their) hand|answered (?:a|the) (?:\w+ )?question|read (?:aloud|out loud) (?:in|to) (?:the )?(?:whole )?class)/i,
  titles: { young: 'Up Goes the Hand', older: 'A Hand in the Air' },
  text: {
    '4-5': `
      D<hand-up> A hand with a word to say is heavy. {Name} put it up all the same. Then the room gets quiet, and faces turn round. The word comes out, and somebody hears it. After that the hand is light again.
      P<hand-up> A teacher likes to see a hand. It says that somebody was listening.
      P<hand-up> Other children had a word ready too. Some keep it in for now.
      Q<hand-up> With the hand in the air, {Name} may have felt ____.
      H<hand-up> {helper} can ask what the word was.
      H<hand-up> {helper} can play school, and look for a hand.
      T<hand-up> {he} can show a toy how a hand goes up.
      T<hand-up> {he} can tell it again at home, just as loud.
      C<hand-up> {he} can say, "Up goes my hand."
      A<hand-up> The hand is down, and the word has been said. {Name} said it for all to hear. The next hand can be somebody else's. Or the same one again.
    `,
    '6-7': `
      D<hand-up> Thinking of an answer is one thing. Saying it in a room full of people is another. {Name} put an arm up, though arms get heavy then, and said the word. A class gets quiet to listen, and it is a friendly sort of quiet.
      P<hand-up> A teacher waits for hands, and some days hardly any come. Each one is a nice sight.
      P<hand-up> A few others had the same word in their heads. Now they know that it can be said.
      Q<hand-up> With a hand in the air, {Name} may have felt ____. It may have been in the ears.
      H<hand-up> {helper} can ask what was said, and say it again with {him}.
      H<hand-up> {helper} can ask what made the arm lighter.
      T<hand-up> {he} can choose one lesson for the next hand. ~ One is plenty.
      T<hand-up> {he} can tell it to somebody at home, in the same loud voice.
      C<hand-up> {he} can think, "Up goes my hand, and then it is only a word."
      C<hand-up> {he} can say, "I said it, and they heard it."
      A<hand-up> The lesson went on, and the word was part of it. {Name} said it. A wrong answer is a word as well, and a class is for both. The arm weighs nothing now.
      A<hand-up> A hand went up, and somebody was told something. It took about as long as a sneeze. {Name} said the word out loud, and the roof stayed on. It can be done on any day with a question in it.
    `,
    '8-10': `
      D<hand-up> There is a moment in class when an answer is there and the arm stays down. The head says that it may be wrong, and the ears get hot before anything has happened. {Name} put a hand up in spite of that and said it. The room turned round, listened, and went back to work. That is mostly all that a room does.
      P<hand-up> A teacher looks out over thirty heads and cannot see who knows something. A hand is good news.
      P<hand-up> Some of the others had the same thing ready and were waiting for somebody to begin. They will have noticed who it was.
      Q<hand-up> In the second with the arm in the air, {Name} might have felt ____.
      H<hand-up> {helper} can ask what it was about, and get into a talk about that.
      H<hand-up> {helper} can say that a wrong answer is fine, since that is what lessons are for.
      T<hand-up> {he} can pick the lesson for the next one. ~ The subject that is liked best is a good place to begin.
      T<hand-up> {he} can tell the teacher what makes it easier.
      C<hand-up> {he} can think, "They turned round, and then they turned back."
      C<hand-up> {he} can think, "It was only a word, and now it has been said."
      A<hand-up> By break nobody remembers who answered what, and that is a comfort. {Name} remembers that it was said. The arm knows how light it gets afterwards. Somewhere in the week there is another question.
    `,
  },
};
