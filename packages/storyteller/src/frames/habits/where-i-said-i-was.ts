import { said, type NamedScene } from '../scene.ts';

/** A child who says it is in one place and is in another. */
export const whereISaidIWas: NamedScene = {
  id: 'wheresaid',
  image: 'a place on a map, and the one that was named',
  cue: said(
    String.raw`\b(?:l(?:ies|ied|ying)|not (?:telling|told|been telling) (?:us|me) the truth|untruthful|dishonest|(?:isn'?t|not) honest) (?:\w+ )?about where (?:(?:he|she|they)(?:'?s|'?re| is| are| has| was| were| go| goes)?|(?:his|her|their))\b|\b(?:says|said|tells us|told us|told me|tells me) (?:that )?(?:he|she|they)(?:'?s|'?re| is| are| was| were)? (?:at|going to|staying at|in) [^.!?]{0,30}\b(?:but|when)\b[^.!?]{0,24}\b(?:(?:was|were|is|are)(?:n'?t| not)? |went )`,
    String.raw`\b(?:died|holiday|dad|daddy|husband|partner)\b`,
  ),
  decides: true,
  answers: /\b(?:lying|lies|lied|where|after school|truth)\b/i,
  titles: { older: 'The Dot on the Map' },
  text: {
    '8-10': `
      D<wheresaid> Telling the truth about where one is sounds easy, and it is hard when the true answer might be no. {Name} may have named one place and gone to another. It worked, until somebody looked. The place itself may have been quite harmless. What was missing is that nobody could have found {him} there.
      P<wheresaid> Adults who say "where were you?" in a loud voice have mostly been frightened first. They were picturing roads.
      P<wheresaid> After an answer that was not true, the next true one gets checked as well. That is tiring for both sides.
      Q<wheresaid> At the question "Where were you?", {Name} might feel ____.
      H<wheresaid> {helper} can say which places are all right, so that there is less to hide.
      H<wheresaid> {helper} can listen to why it was that place.
      T<wheresaid> {he} can say today where it really was.
      T<wheresaid> {he} can ask for it next time, and make a plan with a time in it.
      C<wheresaid> {he} can think, "If they know where, they can find me."
      A<wheresaid> The true place was said, late and in a small voice. It was easier to hear than it was to say. For some weeks there may be a call in between, and then fewer. Being trusted with a street is made of small true answers, one after another.
    `,
    '11+': `
      D<wheresaid> Wanting a part of life that parents do not look into is a normal stage, and it has a cheap shortcut. {Name} may have used it: name a place that sounds all right, and go to another. The truth would have started a discussion, and the lie was only one word long. It holds until a message, a map or somebody's mother gets in the way.
      P<wheresaid> What parents mind is seldom the place. If something had gone wrong, they would have looked on the wrong side of town. That picture is what comes out as shouting.
      P<wheresaid> Privacy and a lie are different things. "I'd rather not say what we talked about" is privacy. Where a person can be found is safety.
      Q<wheresaid> When the question is asked, {Name} might notice ____. A ready answer is one sign.
      H<wheresaid> {helper} can separate two lists: what needs to be known, and what does not.
      H<wheresaid> {helper} can ask what made the truth so expensive, and lower the price where it is reasonable.
      H<wheresaid> {helper} can agree to fetch {him} from anywhere, with the questions left for the next day.
      T<wheresaid> {he} can correct it before it is found out: "I wasn't there. I was here."
      T<wheresaid> {he} can offer something to bargain with, such as a message on arrival. ~ Freedom tends to follow information.
      T<wheresaid> {he} can tell an adult if somebody else wants it kept secret. ~ That is the kind of place people need to know about.
      C<wheresaid> {he} can think, "The true place, and then the argument."
      A<wheresaid> The real place has been named, and the discussion about it took place after all. It was long, and it was about something real. Trust comes back in small coins: a message, a time that was kept, a place that was true. When there are enough of them, people stop looking at the map.
    `,
  },
};
