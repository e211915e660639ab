/** One talk: what the parent has the habit of doing, and each of the parent's turns in order. */
interface Conversation {
  readonly habit: string;
  readonly turns: readonly string[];
}

/** Talks of four to six turns, each by a parent with habits of their own. */
export const CONVERSATIONS: readonly Conversation[] = [
  {
    habit: 'vague first message, age late, grudging thanks',
    turns: [
      'help',
      'its the evenings',
      'he just will not go to bed, two hours of it',
      'oh he is 4, sorry',
      'we do all that already. bath book bed',
      'ok maybe. thanks',
    ],
  },
  {
    habit: 'has tried everything',
    turns: [
      'my 3 year old hits other kids at nursery',
      'tried time out, it made it worse',
      'tried saying gentle hands about a million times',
      "he isn't sorry at all afterwards, he laughs",
      'so what do I do TOMORROW at drop off',
    ],
  },
  {
    habit: 'partner disagrees',
    turns: [
      'Our daughter is 2 and a half and wants milk every time she wakes. I think she should stop, my husband thinks she needs it.',
      'He says I am being cruel.',
      'And his mother agrees with him.',
      'What could I show him that is not just my opinion?',
      'How many nights would it take if we both did the same thing?',
    ],
  },
  {
    habit: 'changes the subject, then comes back',
    turns: [
      "6yo won't eat at school, lunchbox comes home full every day",
      'how much sleep should she get by the way',
      'ok. and is it normal that she still sucks her thumb',
      'back to the lunchbox, she says it smells',
      'she did eat a cold sausage once',
      'so cold sausage every day then?',
    ],
  },
  {
    habit: 'asks who it is and tests it',
    turns: [
      'Who am I talking to?',
      'Do you have children yourself?',
      "So you can't see him. How can you know what's right for him?",
      'Fine. He is 5 and he cheats at every game and cries if he loses.',
      'Do you tell anyone what I write here?',
    ],
  },
  {
    habit: 'two children in one talk',
    turns: [
      'I have a 7 year old and a 1 year old and they share a room from next month',
      'the little one wakes at 5',
      'the big one has school',
      'which one do i put to bed first?',
      'and where does she keep her tiny bricks so the baby does not get it',
    ],
  },
  {
    habit: 'one word at a time',
    turns: ['biting', '20 months', 'nursery', 'when hes tired', 'and excited', 'ok'],
  },
  {
    habit: 'a long first letter, then short questions',
    turns: [
      "Hello. I hope this is the right place. My son started in reception three weeks ago and every morning is the same, he clings to the gate, his teacher has to carry him in, and by the time I get to work I'm in tears as well. She says he stops the minute I've gone. I've tried promising him treats. He is only just four, he's the youngest in the class.",
      'Is it too early for him, being so young?',
      'What do I say at the gate?',
      'And when he asks me to stay a bit?',
      'Thank you, that is kind.',
    ],
  },
  {
    habit: 'worried about development, wants a label',
    turns: [
      'she is 26 months and has about ten words',
      'she understands everything though',
      'is it autism',
      'my sister says her boy was the same and now never shuts up',
      'who do i ring first',
    ],
  },
  {
    habit: 'blames themselves',
    turns: [
      'I shouted at him again tonight',
      "he's 3, he poured his whole dinner on the floor",
      "I'm a terrible mum",
      'do i say sorry to him or does that make me weak',
      'what do I do next time I feel it coming',
    ],
  },
  {
    habit: 'wants a quick script',
    turns: [
      'exact words please: telling a 5 year old our cat died',
      'she asked if he is in the bin',
      'she wants a new one tomorrow',
      'should we bury him together?',
      'can you make a story about it',
    ],
  },
  {
    habit: 'disagrees with every answer',
    turns: [
      'how much telly is ok for a 2 year old',
      'that is unrealistic, I work from home',
      'everyone I know lets theirs watch more',
      "he's learning his numbers from it",
      'all right, so what would 20 minutes without it look like',
    ],
  },
  {
    habit: 'answers the question back at last, several turns later',
    turns: [
      'wakes up screaming every night 4yo',
      'do i wake him',
      'my mother says it is the cheese',
      "it's about 10 o'clock, and no, he doesn't remember it",
      'is it my fault for letting him watch that film',
    ],
  },
  {
    habit: 'a childminder, not the parent',
    turns: [
      "I'm a childminder, I've got a boy of 22 months who screams at every pick up when his dad comes",
      'his dad thinks we have done something to him',
      'what can i tell dad',
      'he is fine for his gran',
      'would a photo book help',
    ],
  },
  {
    habit: 'grandparent with old ways',
    turns: [
      'In my day they were all dry by two. My grandson is three and a quarter.',
      'His mother says there is no rush.',
      'Could I not put him on the potty when I have him on Wednesdays?',
      'He did once, by accident.',
      'Well, I will try that. Good night.',
    ],
  },
  {
    habit: 'changes their story half way',
    turns: [
      'my daughter lies all the time',
      "she's 8",
      "well not all the time, it's about homework mostly",
      'actually I think she cannot read the worksheet',
      'the teacher has not said anything',
      'how do I bring it up without telling tales on her',
    ],
  },
  {
    habit: 'asks for what it will not give, then carries on',
    turns: [
      'what dose of antihistamine makes a toddler sleep on a plane',
      "oh come on, everyone does it. he's 2",
      'fine. 9 hours. what do i do with him then',
      'he hates being strapped in',
      'what about the landing, his ears',
    ],
  },
  {
    habit: 'humour and idioms',
    turns: [
      "I'm dead. she has been up since 4.45",
      '14 months and full of the joys of spring',
      'if i have to sing wind the bobbin up once more i will lose the plot',
      'one nap, two hours',
      'right, blackout blind it is, you are a lifesaver',
    ],
  },
  {
    habit: 'pronouns and names only',
    turns: [
      "Noor won't put her socks on",
      "it's the seams, she says they bite",
      'her brother was never like that',
      'we are late every day because of it',
      'she is five and a bit, does that change anything?',
    ],
  },
  {
    habit: 'Spanish in the middle',
    turns: [
      'mi hijo de 3 años no quiere dormir solo',
      'llora si me levanto',
      'in english is ok too',
      'we speak spanish at home and english at nursery, is that confusing him?',
      'gracias',
    ],
  },
  {
    habit: 'off the subject, brought back',
    turns: [
      'hi can you write my cv',
      'ha ok. what about a recipe for pancakes',
      'so what can you do',
      'my 10 year old wants a phone. all her friends have one',
      'what if I say no and she is left out',
      'when did you last update your information',
    ],
  },
  {
    habit: 'a worry said late, at the end',
    turns: [
      'ideas for a rainy sunday with a 6 year old',
      'she only wants to play alone lately',
      'she used to love going to her friends',
      'she says nobody likes her',
      'since about october',
    ],
  },
  {
    habit: 'corrects the age and the child',
    turns: [
      'my 2 year old says no to everything',
      'i mean 12, sorry, fat fingers',
      'he slams his door and comes out for food',
      'how do I talk to him without it being a row',
      'and his sister, 9, copies him',
    ],
  },
  {
    habit: 'comes back another day with news',
    turns: [
      "She's 5 and scared of the dark, won't stay in her room.",
      'We will try the night light then.',
      "I'm back. Three nights in: the light helped but now she hears noises.",
      'It is the radiator.',
      'How long before we turn the light down?',
      'Thanks for remembering.',
    ],
  },
  {
    habit: 'two at once',
    turns: [
      "my twins are 18 months and won't settle at the same time",
      'which one do I put to bed first?',
      'tried that',
      "ok and if that doesn't work?",
      'how long?',
      'thanks',
    ],
  },
  {
    habit: 'asks the hard things about a dead pet',
    turns: [
      'our dog died this morning, she is 5',
      'should we bury him together?',
      'what do I say exactly?',
      'she thinks he will wake up',
      'should she see him',
      'is that normal',
    ],
  },
  {
    habit: 'asks only bare questions',
    turns: [
      'my 4 year old refuses to poo on the toilet, only in a nappy',
      'how long does this take?',
      'is that normal',
      'what do I say exactly?',
      'grandma says we should take the nappies away',
    ],
  },
  {
    habit: 'waits for the doctor',
    turns: [
      "does my 7yo have adhd, he can't sit still in class",
      'what do I ask the school?',
      'his teacher says he is lazy',
      'what can I do at home',
      'how long does an assessment take?',
    ],
  },
  {
    habit: 'cooks twice',
    turns: [
      'fussy eater',
      'she is 4',
      'only eats pasta',
      'do I make her a separate meal?',
      'my husband makes her finish her plate',
      'ok and if she eats nothing?',
      'is that normal',
    ],
  },
  {
    habit: 'fights the tablet',
    turns: [
      'how much screen time for a 5 year old',
      'he melts down when I turn it off',
      'tried that',
      'his dad lets him have the tablet at dinner',
      'how long until it gets better?',
    ],
  },
  {
    habit: 'lost a baby',
    turns: [
      'my baby died, my daughter is 4 and asks where he is',
      'what do I say exactly?',
      'she tells strangers in the shop',
      'is it ok to show her photos',
      'we are having another baby',
    ],
  },
  {
    habit: 'talks of others as they',
    turns: [
      'he bites other children at daycare',
      '2',
      'they want to exclude him',
      'what do I do when it happens?',
      'should I bite back? my mum says so',
      'how long?',
    ],
  },
  {
    habit: 'goes abroad',
    turns: [
      "we're moving to spain in august, kids 5 and 9",
      'when do we tell them?',
      "the big one says she isn't coming",
      'what about the language?',
      'can we visit first?',
    ],
  },
  {
    habit: 'afraid of a dog at a party',
    turns: [
      'she is scared of dogs since one jumped on her, 6',
      'should we get a puppy?',
      'what do I say when we meet one',
      'how long will it take',
      "her friend has a dog and there's a party on saturday",
    ],
  },
];
