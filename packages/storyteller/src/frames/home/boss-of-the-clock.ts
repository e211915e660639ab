import { said, type NamedScene } from '../scene.ts';

/** Mornings in which everything goes wrong at once: four jobs in a row, and a child who calls out the time. */
export const bossOfTheClock: NamedScene = {
  id: 'clockboss',
  image: 'a clock on the table, and somebody who calls out the time',
  cue: said(
    String.raw`\b(?:(?:the )?(?:worst|hardest) (?:\w+ ){0,3}?(?:is|are) (?:the |in the )?mornings?|mornings? (?:is|are|was|were) (?:\w+ ){0,3}?(?:worst|hardest|nightmares?|hell|chaos|awful|battles?|war ?zone|disaster|horrible|terrible|stressful|better|a fight)|(?:nightmare|chaotic|stressful|awful|terrible|horrible|hellish) (?:school )?mornings?|(?:boss|king|queen) of the clock)\b`,
    String.raw`\b(?:toddler|won't wear|forgets?|shoes? (?:is|are) (?:lost|missing)|sleeps? (?:till|until)|anxi\w*|scared)\b`,
  ),
  decides:
    /^(?![^]*\b(?:anxi\w*|scared|refuses school|tummy ?aches?|school refus\w*)\b)[^]*\b(?:(?:the )?(?:worst|hardest) (?:\w+ ){0,3}?(?:is|are) (?:the |in the )?mornings?|mornings (?:are|were) (?:\w+ ){0,3}?(?:nightmares?|hell|chaos|awful|battles?|disaster|horrible|terrible|stressful))\b/i,
  takesHelps: true,
  titles: { young: 'Boss of the Clock', older: 'Boss of the Clock' },
  text: {
    '4-5': `
      D<clockboss> A morning is full of small jobs, all at once. Clothes, breakfast, teeth, shoes. {Name} may want to play first, and then everybody runs. A clock does not run. It can stand on the table. Somebody can be its boss.
      P<clockboss> Grown-ups get loud when they are late. They do not like how it sounds.
      P<clockboss> Anyone else in the house has the same four jobs. Some are quick at one and slow at the next.
      Q<clockboss> When the morning gets loud, {Name} may feel ____.
      H<clockboss> {helper} can lay out the clothes before bed.
      H<clockboss> {helper} can draw the four jobs on a card.
      T<clockboss> {he} can call out, "Time for teeth!" to all.
      T<clockboss> {he} can put a button on each job that is done.
      C<clockboss> {he} can say, "Clothes, toast, teeth, shoes, go!"
      A<clockboss> Four buttons lie on the card, and the door is open. There is even time for one short game. The clock is still on the table. It will need a boss in the morning.
    `,
    '6-7': `
      D<clockboss> There are only four jobs in a morning: clothes, breakfast, teeth, shoes. All the same, it can go wrong from the first sock on. {Name} may hear "hurry up" so often that it stops meaning anything. Then there is a quarrel, the front door bangs, and school begins with it. A clock on the table says the same as a grown-up, only quietly. It needs somebody who reads it out.
      P<clockboss> A grown-up in the morning has a list in the head. Work, keys and packed lunches are on it. The voice gets louder from that. It is not a liking for shouting.
      P<clockboss> Other people in the car had the same morning. It takes them a while to be nice again as well.
      Q<clockboss> When somebody calls, "We are late!" {Name} may feel ____.
      H<clockboss> {helper} can write down the times and hand over the clock. ~ Then one voice less is needed.
      H<clockboss> {helper} can lay the clothes out before bed.
      T<clockboss> {he} can be the boss of the clock and call out each job.
      T<clockboss> {he} can get dressed before going downstairs. ~ Down there is where the games are.
      C<clockboss> {he} can think, "Clothes, toast, teeth, shoes. Boss says go."
      A<clockboss> The last job was called at ten past, and shoes went on. On the way it was nearly quiet. Some mornings end well, and some do not. The boss starts again tomorrow, at seven, with a fresh clock.
    `,
    '8-10': `
      D<clockboss> Most families have the same argument at the same minute every morning. It sounds as if it were about shoes. {Name} may know better. It is about time, which nobody can see. People who are told to hurry from all sides slow down for that very reason. A job done under orders takes longer than a job of one's own. So the clock changes hands, and somebody else announces it.
      P<clockboss> Whoever shouts "shoes!" at eight has often been up since six, and fears a meeting rather than shoes.
      P<clockboss> A brother or sister who is ready early is seldom thanked for it. That makes for elbows in the car.
      Q<clockboss> When the hurry begins in the morning, {Name} might feel ____.
      H<clockboss> {helper} can write down when each job starts, and then keep quiet until the door. ~ It is harder than it sounds.
      H<clockboss> {helper} can move whatever is possible to the evening before: bag, kit, clothes, lunch.
      T<clockboss> {he} can run the clock for a week and call the times for the whole house.
      T<clockboss> {he} can measure how long getting dressed really takes. ~ It is mostly four minutes.
      C<clockboss> {he} can think, "My clock. Four jobs, then the door."
      A<clockboss> The door fell shut at nine minutes past, and the last one out was a grown-up looking for keys. The boss of the clock was kind about it. The car was quieter than usual. Not each morning will go like that. By now somebody in the house knows every time on the list.
    `,
  },
};
