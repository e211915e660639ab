import { said, type NamedScene } from '../scene.ts';

const CHILD = String.raw`(?:(?:his|her|their|the|a|my|our) )?(?:(?:little|baby|older|big|new|other) )*(?:cousin|brother|sister|baby|friend|nephew|niece|twin|child|children|kids?|neighbour'?s \w+|godson|goddaughter|grandchild\w*|bab(?:y|ies))\b`;

/** A grown-up's arms with another child in them. */
export const cuddleForSomebodyElse: NamedScene = {
  id: 'othercuddle',
  image: 'a lap with somebody else in it, and the side that is free',
  cue: said(
    String.raw`\b(?:cuddl\w*|hug(?:s|ging)?|hold(?:s|ing)?|kiss(?:es|ing)?|pick(?:s|ing)? up|carry(?:ing)?|(?:attention|time) (?:to|with)|play(?:s|ing)? with|(?:sits? |sitting )?on my (?:lap|knee))\b (?:\w+ ){0,2}?${CHILD}|\b${CHILD}[^.!?]{0,24}\b(?:(?:on|off) my (?:lap|knee)|in my arms|sits on me)`,
    String.raw`\b(?:hit\w*|bit\w*|hurts?|(?:he|she|they) (?:cuddles|hugs|kisses)|breast\w*|bottle|feed\w*|birthday|present|dad and (?:i|me)|between me and (?:his|her) dad|plays with another)\b`,
  ),
  decides:
    /\b(?:cr(?:y|ies|ying)|screams?|upset|jealous|cross|furious|pushes|clings|hates it)\b[^.!?]{0,20}\b(?:when(?:ever)?|if|every time) (?:i|we|mum|mummy|dad|daddy) (?:cuddles?|hugs?|holds?|picks? up|carr(?:y|ies)) (?:(?:my|our|a|another|her|his|someone['’]?s|somebody['’]?s|other) )?(?:friend['’]?s |else['’]?s |people['’]?s |other |little |new )*(?:bab(?:y|ies)|child(?:ren)?|toddlers?|kids?|cousins?|niece|nephew)\b/i,
  answers: /\b(?:my mumm?y|mine|push(?:es|ing)? (?:in )?between|squeez\w* (?:in )?between)\b/i,
  titles: { young: 'A Lap With Two Sides', older: 'Room on the Other Side' },
  roles: {
    other: {
      fallback: { text: 'another child' },
      cues: [
        {
          match: /\b(?:baby )?(cousin|brother|sister|friend|twin)s?\b(?!['’]s)/i,
          phrase: { text: '{his} $' },
        },
        { match: /\b(?:nephew|niece)\b/i, phrase: { text: '{his} cousin' } },
        { match: /\bbab(?:y|ies)\b/i, phrase: { text: 'a baby' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<othercuddle> A hug! Arms are round somebody. {Name} may want it. Who is in there? It is {other}.
      P<othercuddle> Arms can hug one, and then one more.
      Q<othercuddle> Looking at that hug, {Name} may feel ____.
      H<othercuddle> {helper} can hold out a hand.
      T<othercuddle> {he} can say, "Me next."
      T<othercuddle> {he} can sit close by.
      C<othercuddle> {he} can say, "One side, two sides."
      A<othercuddle> A lap has two sides. One hug is over. Here comes the next hug. {Name} may want it.
    `,
    '4-5': `
      D<othercuddle> A grown-up has somebody on the lap, and it is {other}. {Name} may see it and want it, too. It is {his} lap, as far as {he knows}. So feet run there, and a push wants to make room. But a lap has two sides, and one of them is free.
      P<othercuddle> Grown-ups can be fond of many children. It does not get used up, as juice does. For {Name} there is plenty.
      Q<othercuddle> When somebody else gets the cuddle, {Name} may feel ____.
      H<othercuddle> {helper} can lift an arm for one more.
      H<othercuddle> {helper} can say who is next, and for how long.
      T<othercuddle> {he} can tap on a knee and ask, "Is there room?"
      T<othercuddle> {he} can sit down close and wait for one song.
      C<othercuddle> {he} can say, "Two sides, and one is for me."
      A<othercuddle> The cuddle on one side was over. The other side was free. Nobody was pushed off. Love is not like a chair with room for one. It is fine to be jealous and want a cuddle.
    `,
    '6-7': `
      D<othercuddle> It is easy to be jealous of a cuddle. {other} is getting one, on the very lap that {Name} knows best. That can feel like a theft, even if nothing is gone. So there may be a push into the middle, or a loud word. A cuddle is not shared out like a cake. Whoever had a slice has not taken it from anybody.
      P<othercuddle> The other child may have no lap of its own here today. It does not know whose lap is whose.
      P<othercuddle> Grown-ups do not mean anything by it. They cuddle what is small, sad or near.
      Q<othercuddle> Seeing that from across the room, {Name} may feel ____. It may be hot, or tight, or something else.
      H<othercuddle> {helper} can stretch out the other arm. ~ A person has two.
      H<othercuddle> {helper} can keep ten minutes a day for {Name} alone.
      T<othercuddle> {he} can come close and say, "I would like one, too."
      T<othercuddle> {he} can finish what {he was} doing and have a turn after that.
      C<othercuddle> {he} can think, "There is room on the other side."
      A<othercuddle> The lap emptied and filled up again, as laps do in a day. It had room on the other side all the while. Being jealous of a cuddle happens at any age. Saying it works better than pushing, and it is quicker, too.
    `,
  },
};
