import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Somebody who tells the others not to play with a child, or turns them against it: that is bullying, with nothing to be seen. */
export const toldNotToPlay: NamedScene = {
  id: 'turnedagainst',
  image: 'a sentence that goes round a playground, and the people who did not pass it on',
  cue: said(
    String.raw`\b(?:tell(?:s|ing)?|told|get(?:s|ting)?|got|ask(?:s|ed|ing)?|mak(?:es?|ing)|made|persuad\w*|forc\w*|warn\w*)\b (?:\w+ ){0,2}?(?:others|everyone|everybody|people|the (?:class|girls|boys|group|other (?:girls|boys|kids|children))|other (?:kids|children|girls|boys|people)|(?:his|her|their) (?:other )?friends|kids|girls|boys)\b[^.!?]{0,12}\b(?:not (?:to )?(?:play|talk|speak|be (?:friends|nice)|sit|like|be (?:his|her|their) friends?|hang)|to (?:ignore|leave (?:him|her|them) out|avoid|hate|dislike|stay away)|(?:ignore|avoid|leave out) (?:him|her|them))|\bturn(?:s|ed|ing)? (?:\w+ ){0,4}?against (?:him|her|them)\b|\b(?:won['’]?t|does ?n['’]?t|not) let (?:anyone|anybody|others|other (?:kids|children|girls|boys)|the others|people|(?:his|her|their) friends) (?:play|talk|speak|sit|be friends)\b`,
    String.raw`^\W*(?:(?:is|has been|was|keeps) )?(?:being )?(?:mean|nasty|horrible|unkind|bull\w+) (?:to )?(?:a|an|another|other|some)\b|\b(?:brother|sister|twin|cousin|step\w+|mum|dad|ex(?! best| friend|-friend)|group ?chat|online|rumou?rs?|(?:^|[.!?,] ?|and |but )(?:he|she|they) (?:tells?|told|got|gets|turned|turns)|(?:he|she) (?:is|has been|was) (?:telling|turning|getting)|boyfriend|girlfriend|nan)\b`,
  ),
  decides: true,
  answers: /\b(?:names|bull\w*|play|friends?|against|told|tells?|girls?|boys?)\b/i,
  titles: { young: 'The Ones Who Still Play', older: 'A Sentence That Went Round' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Says that turning others away from somebody is bullying, although nothing of it can be seen.',
      'Looks for no fault in {name}.',
      'Shows what can be told to an adult, and whom else to look for.',
    ],
    talk: {
      young: [
        'What did somebody say to the others?',
        'Which word fits in the blank?',
        'Shall we say who is good to play with?',
      ],
      older: [
        'Why do people pass such a sentence on?',
        'Which word went into the blank?',
        'Shall we write down what was said, and when?',
      ],
    },
  },
  text: {
    '4-5': `
      D<turnedagainst> Somebody said to the others, "Do not play with {Name}." That is not kind, and it is good to tell. It is called bullying when it goes on and on. Nothing is wrong with {Name}. Everybody may choose for themselves who they play with.
      P<turnedagainst> The others may have been a bit afraid. They do not want to be next.
      Q<turnedagainst> When the others turn away, {Name} may feel ____.
      H<turnedagainst> {teacher} can help everyone play. ~ Grown-ups can stop it.
      H<turnedagainst> {helper} can ask one child to come and play.
      T<turnedagainst> {he} can tell {teacher} what was said.
      T<turnedagainst> {he} can go to a child who plays alone.
      C<turnedagainst> {he} can think, "I can tell, and I can look round."
      A<turnedagainst> The grown-ups know now, because it was told. By the sand somebody moves up a bit. There is a spade for {Name}. One who plays is a good start.
    `,
    '6-7': `
      D<turnedagainst> A push can be seen. A sentence that goes round cannot. Somebody has told the others not to play with {Name}. When that happens again and again, it is bullying. So are mean names. {Name} did not cause it. Nobody may choose for a whole class who plays with whom.
      P<turnedagainst> Some of the others do as they are told. They do not want to be next. They may not even like it.
      P<turnedagainst> Who plays the boss of friends is often afraid to lose them. That is a reason, and it is no excuse.
      Q<turnedagainst> When the others look away, {Name} may feel ____. It can hurt as much as a push.
      H<turnedagainst> {teacher} can watch playtime and talk with each child alone. ~ Nobody needs to hear who told.
      H<turnedagainst> {helper} can ask one child over after school. ~ Away from the playground it is easier.
      T<turnedagainst> {he} can tell {teacher} the words, just as they were said.
      T<turnedagainst> {he} can ask somebody from another group, "Can I play?"
      C<turnedagainst> {he} can think, "Somebody said it. It is not true, and I can tell."
      A<turnedagainst> What was said in secret has been told to somebody. Now grown-ups can help to stop it. In the playground there are more children than that one. One of them has a long rope, and a rope needs two.
    `,
    '8-10': `
      D<turnedagainst> Bullying does not need hands. Somebody has told the others not to play with {Name}, perhaps with a few names as well. From the window it looks like an ordinary break. That makes it hard to tell about, since there is nothing to show. It is still bullying: it is on purpose, it is repeated, and it is several against one. It was not caused by anything about {Name}. Adults have a name for it and can act on it.
      P<turnedagainst> Most of those who go along with it are looking after themselves. It is easier not to be next than to be brave. Some of them feel bad about it in the evening.
      P<turnedagainst> A person who gives orders about friendship is usually afraid of losing it. That explains it, and excuses nothing.
      Q<turnedagainst> When a circle closes, {Name} might feel ____. It may come back in the evening, when it is quiet.
      H<turnedagainst> {helper} can write down with {him} what was said, on which day, and who was there. ~ With that, a school can do something.
      H<turnedagainst> {teacher} can speak with each of them alone. ~ A group that is asked one by one is a different group.
      T<turnedagainst> {he} can tell an adult, and tell another one if nothing happens.
      T<turnedagainst> {he} can look for one person who was friendly lately, and stay near. ~ One is enough to begin with.
      C<turnedagainst> {he} can think, "It was said about me. It was not decided by everyone."
      A<turnedagainst> What goes round in whispers gets weaker when it has been told out loud to somebody who can act. There may be a talk, and a plan, and it may take more than one try. Some people did not pass the sentence on, and they can be found. It was somebody's sentence, and it can be stopped.
    `,
    '11+': `
      D<turnedagainst> The most common form of bullying at this age leaves no mark at all. Somebody tells the others to keep away from {Name}, and enough of them do. It can be denied by everyone involved, which is the point of it, and it works through people who would not hurt anyone by themselves. On purpose, repeated and several against one: by any school's own definition that is bullying. It was not brought about by some fault that could be found by thinking longer. It can be told, and it is worth telling.
      P<turnedagainst> Most of those who join in are buying safety. They usually know it is wrong, and a good many would stop if one of them did.
      P<turnedagainst> Adults may begin with "just ignore it". It is meant to help. Somebody who hears names, days and sentences usually gets further than that.
      Q<turnedagainst> When a conversation stops as {he comes} in, {Name} might notice ____.
      H<turnedagainst> {helper} can keep a plain record with {him}: date, words, who was present. ~ It turns a feeling into something a school is obliged to answer.
      H<turnedagainst> {helper} can ask before doing anything, and then do it properly. ~ Being consulted is part of getting one's footing back.
      T<turnedagainst> {he} can speak to one of them alone. ~ People are rarely as united as they look in a corridor.
      T<turnedagainst> {he} can put time into something outside that group, such as a club, a cousin or an old friend.
      C<turnedagainst> {he} can think, "It's a campaign, not a vote."
      A<turnedagainst> Once it has been told with dates, it is no longer invisible, and the school can act. That may take some weeks and more than one attempt. Groups like that rearrange themselves sooner than anyone in them believes. In the meantime there are people who did not pass it on, and their company is worth more than a seat at that table. Nothing about {him} needed to change for this to stop.
    `,
  },
};
