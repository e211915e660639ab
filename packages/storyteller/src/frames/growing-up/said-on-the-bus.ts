import { said, type NamedScene } from '../scene.ts';

/** What a child says out loud about the body of somebody who can hear it: a belly on the bus, a bald head in a shop. */
export const saidOnTheBus: NamedScene = {
  id: 'outloud',
  image: 'a voice that goes all through a bus, and a question that waits for home',
  cue: said(
    String.raw`\b(?:loud\w*|points?(?: at)?|pointing|shout\w*|in front of|on the (?:bus|train|tube)|in (?:the|a) (?:shop|queue|supermarket)|so everyone)\b[^]{0,80}\b(?:fat|belly|big|huge|bald|wrinkl\w*|old|short|tiny|nose|spots|beard|tummy|that (?:man|lady|woman|person)|why (?:is|does|has))\b|\b(?:that|the|a) (?:man|lady|woman|person|stranger)\b[^.!?]{0,30}\b(?:fat|belly|huge|bald|wrinkl\w*|beard|big (?:nose|tummy|bottom))\b|\b(?:comments?|remarks?) (?:about|on) (?:other |strangers?['’]? |people['’]?s )(?:\w+['’]? )?(?:bod(?:y|ies)|weight|looks|appearance)\b`,
    String.raw`\b(?:calls? (?:him|her|them)|called (?:him|her|them)|(?:to|at|about) (?:him|her|them)\b(?! baby)|says (?:he|she)(?:['’]s| is) (?:fat|ugly)|teas\w+|bull\w+|hates (?:his|her))\b`,
  ),
  decides: false,
  answers: /\b(?:loud|bus|belly|huge|baby in it|that (?:man|lady|woman))\b/i,
  titles: { young: 'A Question for Home', older: 'A Voice All Through the Bus' },
  text: {
    '2-3': `
      D<outloud> So many bodies! {Name} can see big ones and small ones. One may look new. Eyes look and look. A hello is nice.
      P<outloud> All people have ears. They hear it.
      Q<outloud> With new faces near, {Name} may feel ____.
      H<outloud> {helper} can hear a whisper.
      T<outloud> {he} can wave hello.
      C<outloud> {he} can whisper, "I see."
      A<outloud> Big body, small body, bye-bye. All of them go home. There is time to ask there.
    `,
    '4-5': `
      D<outloud> Bodies come in all sizes. {Name} may see one and have a question at once. Out it comes, and the whole bus can hear. It is fine to wonder about a body. But the one it is about has ears and feelings. A question like that can wait for home.
      P<outloud> People know how their own body looks. They would rather hear hello.
      P<outloud> Grown-ups go red then. They are not cross about the question.
      Q<outloud> When somebody looks new, {Name} may feel ____.
      H<outloud> {helper} can answer it at home, and not laugh.
      H<outloud> {helper} can have a sign that means, "Later."
      T<outloud> {he} can squeeze a hand to keep the question.
      T<outloud> {he} can whisper it into an ear.
      C<outloud> {he} can think, "Hello now, question at home."
      A<outloud> The question came home in one piece. There it got an answer, and it was a short one. Each body has its own size. The person from the bus is at home too, with supper.
    `,
    '6-7': `
      D<outloud> A bus is a small room with many ears in it. {Name} may see a body that looks different from others, and say so. It was not meant to hurt. All the same, the one it is about hears it. So does everybody else. Most people know very well how their body looks. Nobody likes to be told it by a whole bus.
      P<outloud> A remark about a body can stay with somebody for a week. A smile can too.
      P<outloud> Wondering is good. It only needs the right place, and that is seldom a queue.
      Q<outloud> When everybody turns round, {Name} may feel ____.
      H<outloud> {helper} can agree on a squeeze that means, "Tell me at home."
      H<outloud> {helper} can answer the question there, with the right words.
      T<outloud> {he} can keep it behind the teeth until the next stop.
      T<outloud> {he} can say sorry with a nod, if somebody looks sad.
      C<outloud> {he} can think, "They have ears. I ask at home."
      A<outloud> At home the question was the same size, and nobody minded it there. Bodies differ, because that is how they are made. On the bus somebody else sits by the window now. A question that waited has hurt nobody.
    `,
  },
};
