import { said, type NamedScene } from '../scene.ts';

/** "You love her more than me", of a brother or sister who is no baby: love is not shared out, time is, and time can be asked for. */
export const lovedLikeTheOther: NamedScene = {
  id: 'lovedlike',
  image: 'two coats on one hook, and room for both',
  cue: said(
    String.raw`\b(?:lov(?:e|es|ed)|like[sd]?|prefer\w*|favou?r\w*|care(?:s)? (?:more )?(?:about|for))\b[^.!?]{0,16}\b(?:his|her|their|the) (?:\w+ )?(?:brother|sister|siblings?|twin)\b[^.!?]{0,12}\b(?:more|better|most|over (?:him|her)|best|instead)\b|\b(?:brother|sister|sibling|twin) (?:is|was) (?:(?:my|our|his|her|the|mum's|dad's|mummy's|daddy's) )?(?:favou?rite|loved more)\b|\b(?:lov(?:e|es)) (?:him|her) less than\b`,
    String.raw`\b(?:baby|new ?born|pregnant|step|half[- ]?(?:brother|sister)|hits?|bites?|(?:he|she|they) (?:loves|likes|prefers)|dad loves|cancer|ill|disab\w*|autis\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:lov\w*|more|favou?rite|sister|brother|better|less|thinks)\b/i,
  titles: { young: 'Two Coats, One Hook', older: 'Not Shared Out' },
  beside: {
    benefits: [
      'Answers the question "whom do you love more?" plainly.',
      'Tells apart what is shared out (time) and what is not (love).',
      'Gives {name} words to ask for a time for two.',
    ],
    talk: {
      young: ['What hangs on the hook?', 'What is the time for two like?', 'What can be asked for?'],
      older: [
        'When does it look like more?',
        'What is shared out at home, and what is not?',
        'What shall our hour be?',
      ],
    },
  },
  text: {
    '4-5': `
      D<lovedlike> Two coats can hang on one hook. One is big and one is small, and the hook holds both. {Name} may feel jealous and think, "They love the other one more." That feeling may be said. Love holds both, like the hook.
      P<lovedlike> Small ones need more help with spoons and socks. Help is not the same as love.
      Q<lovedlike> When the other one has the lap, {Name} may feel ____.
      H<lovedlike> {helper} can say, "I love you just as you are."
      H<lovedlike> {helper} can keep a bit of time for two.
      T<lovedlike> {he} can say, "I am jealous. I want a lap."
      T<lovedlike> {he} can pick what to do in the time for two.
      C<lovedlike> {he} can say, "One hook, and my coat is on it."
      A<lovedlike> There was a time for two, with a book. Then the jealous feeling was smaller. The coats hang side by side. The hook is strong.
    `,
    '6-7': `
      D<lovedlike> "Whom do you love more?" is a question that hardly anybody asks out loud. {Name} may think that it is the other one. That is how jealous thoughts work. They see the help and the second story. They count laps and do not count what comes at other times.
      P<lovedlike> Parents share out time, and they are often bad at it. Love is not shared out. There is a whole one for each.
      P<lovedlike> The other one may be counting as well, and come to the opposite result.
      Q<lovedlike> When the other one is praised, {Name} may feel ____.
      H<lovedlike> {helper} can answer it, "Nobody more, and you for being you."
      H<lovedlike> {helper} can mark a time in the week for just two.
      T<lovedlike> {he} can say, "It looked like more just now."
      T<lovedlike> {he} can ask for a time for two before the jealous thought gets big.
      C<lovedlike> {he} can think, "Time is shared out. Love is not."
      A<lovedlike> It was asked, and it was answered. On some days one gets more help, and on some the other. There is a time in the week with two names on it. Jealous thoughts may come back, and they can be told each time.
    `,
    '8-10': `
      D<lovedlike> Nearly everybody with a brother or sister keeps secret accounts. {Name} may have found that the other one comes out ahead, in help, in patience or in second helpings. Jealous accounts have one weak point: they only enter what can be seen. What parents feel is not divided into shares in the first place. What is divided is time, and that can be wrong and put right.
      P<lovedlike> Parents mostly give where it is loudest. Somebody who manages well gets less attention for it, which is unfair and not meant.
      P<lovedlike> The other side keeps accounts, too. They would surprise everybody.
      Q<lovedlike> At the next entry, {Name} might feel ____.
      H<lovedlike> {helper} can take the question seriously, and not answer, "Don't be silly."
      H<lovedlike> {helper} can put an hour in the week that belongs to two people.
      T<lovedlike> {he} can name one time when it looked like more. ~ One example helps more than "always".
      T<lovedlike> {he} can ask for what is missing, such as a game or a walk.
      C<lovedlike> {he} can think, "Minutes can be unfair. Love is not in minutes."
      A<lovedlike> The example was heard, and something small was changed. Accounts like these stay open in any family. But a jealous thought that has been said has less to do at night. On Sunday there is an hour with two names in it.
    `,
  },
};
