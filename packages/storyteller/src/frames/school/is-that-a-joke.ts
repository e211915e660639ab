import { said, type NamedScene } from '../scene.ts';

const NOT_TOLD = String.raw`(?:can'?t|cannot|could ?n'?t|does ?n'?t|do ?n'?t|is ?n'?t sure|not (?:sure|able to)|unable to|never|struggl\w*|hard|difficult\w*|trouble|confus\w*|unsure)`;
const IN_JEST = String.raw`(?:jok(?:es?|ing)|kidding|teas(?:e|es|ing)|banter|sarcas\w*|irony|pretend\w*|messing (?:about|around)|being (?:funny|serious))`;

/** Words that may be meant as a joke or meanly, for a child who hears them just as they are said; no diagnosis is named. */
export const isThatAJoke: NamedScene = {
  id: 'jest',
  image: 'a question that anybody may ask: "Is that a joke?"',
  cue: said(
    String.raw`\b${NOT_TOLD}\b[^.]{0,40}\b(?:tell|telling|know\w*|understand\w*|get|gets|work\w* out|see|read\w*|recogni[sz]\w*|pick\w* up(?: on)?|spot\w*|when|whether|if)\b[^.]{0,50}\b${IN_JEST}\b|\b(?:takes?|taking) (?:it |them |everything |things |jokes |what (?:people|others|friends) say |words )?(?:\w+ )?literally\b|\bliteral\b[^.]{0,50}\b${IN_JEST}\b`,
    String.raw`\bwhen (?:he|she)(?:'s| is)? (?:being |only |just )?(?:jok|teas|kidd|funny|mess|serious)|\bwhen to stop\b|\b(?:his|her) (?:own )?jok(?:e|es|ing)\b|\bstop (?:jok|teas)|\bteases\b`,
  ),
  decides: true,
  titles: { older: 'Is That a Joke?' },
  beside: {
    benefits: [
      'Explains that the same words can be a joke or be mean, and why it is hard to hear.',
      'Makes it fair to ask, and fair to say stop.',
      'Gives {name} a question to use and somebody to check with.',
    ],
    talk: {
      young: ['What can somebody ask?', 'How does it feel not to know?', 'Shall we ask each other today?'],
      older: [
        'What can somebody ask, in the story?',
        'Which word went into the blank?',
        'Shall we each say one thing, and guess whether it is a joke?',
      ],
    },
  },
  text: {
    '6-7': `
      D<jest> Sometimes people say a thing that they do not mean. Somebody says, "Your shoes ate my lunch," and that is a joke. {Name} may hear the words just as they are said. Then it is hard to know if they are a joke, or mean. The words are the same each time. The difference is in the face and the voice, and those are quick.
      P<jest> Whoever makes a joke may think that everyone can tell. Nobody can tell each time, not even grown-ups.
      Q<jest> When others laugh at something, {Name} may feel ____. It may be in the tummy.
      H<jest> {helper} can say what was meant by it. ~ Words are easier to understand with time.
      H<jest> {helper} can ask friends to say "joke" after a joke. ~ It is a small word, and it helps.
      T<jest> {he} can ask, "Is that a joke?" ~ It is fair to ask, and a kind person will answer.
      T<jest> {he} can say, "I don't like that," even if it was a joke.
      C<jest> {he} can think, "I don't know yet. I can ask."
      A<jest> A good joke is fun for both people. If words hurt, it is fair to say stop, joke or not. If they come again after a stop, a grown-up can help. And "Is that a joke?" is a question that anybody may ask.
    `,
    '8-10': `
      D<jest> "Nice haircut." Those two words can be kind, a joke or mean, and they are spelled the same each time. {Name} may hear the words clearly and still not know which it was. The clue is in a voice that goes up, or in a face that changes for half a second. Some people notice such clues without trying. Others listen to what the words say, and that is a sensible way to listen.
      P<jest> People who joke often forget that nobody can see inside their heads. They also get it wrong among themselves. A good many quarrels begin with "I was only joking".
      Q<jest> When others laugh and the reason is not clear, {Name} may feel ____. Being puzzled is tiring, too.
      H<jest> {helper} can go through it afterwards: what was said, how it was said, and what came next.
      H<jest> {helper} can ask one good friend to be the person to check with. ~ A quiet "joke" or "not a joke" takes a second.
      T<jest> {he} can ask, "Is that a joke, or do you mean it?" ~ It is a fair question, and the answer is useful either way.
      T<jest> {he} can say, "I don't find that funny, please stop." ~ What somebody does after a stop shows how it was meant.
      C<jest> {he} can think, "I can't tell yet. I can ask or check later."
      A<jest> There is one test that works without any faces. A friendly joke ends when somebody says stop, and the friend may even say sorry. Words that go on after a stop are mean, and they are worth telling an adult. For everything before that, there is a question. Even quick people might ask it more often.
    `,
    '11+': `
      D<jest> A good deal of talk among people of this age means something other than what it says. "Oh, well done" may be praise, a joke or a small attack, and the words give no sign of which. {Name} may take in exactly what was said and be left with three possible meanings. The rest is carried by tone, timing and a glance at somebody else. Some brains read those signs quickly, while others work with the words. Neither is wrong, and each of them makes mistakes.
      P<jest> Those who joke like that tend to believe that their meaning is obvious. Studies of messages and voices suggest that it is less obvious than they think. Others in the group may be guessing as well, and laughing to be on the safe side.
      Q<jest> When everybody laughs and the reason is missing, {Name} might notice ____. Suspicion is possible, and so is being plain tired.
      H<jest> {helper} can go over a remark later, when there is time to look at it from several sides. ~ Two people often see more of it than one.
      H<jest> {helper} can help choose a friend to check with. ~ A single look or a message that says "joke" is enough.
      T<jest> {he} can ask, in an ordinary voice, "Are you joking or serious?" ~ It is a fair question, and anybody who meant well will simply answer.
      T<jest> {he} can say, "Not funny to me. Leave it." ~ How somebody reacts to that says more than the remark did.
      C<jest> {he} can think, "Not clear yet. Ask, or check it later."
      A<jest> One sign is more reliable than tone. A friend who was joking stops when asked, and somebody who was being mean carries on and calls it a joke. Whatever carries on is worth telling an adult about, word for word. For all the rest there is a short question, and it can be asked without an apology. People who say what they mean are good company, and some of them are glad to meet another.
    `,
  },
};
