import { said, type NamedScene } from '../scene.ts';

/** Nothing to eat before an operation: why a stomach stays empty, and what a morning without breakfast can hold. */
export const emptyTummy: NamedScene = {
  id: 'nobreakfast',
  image: 'a bowl that stays in the cupboard until after',
  cue: said(
    String.raw`\b(?:(?:nothing|not|no|can'?t|cannot|mustn'?t|without|isn'?t allowed|not allowed)(?: (?:to|have|be|any(?:thing)?))* (?:eat(?:ing)?|breakfast|food|drink(?:ing)?)|nil by mouth|fast(?:s|ed|ing)|empty (?:tummy|stomach|belly)|starv\w*|(?:will be|is going to be|be so|gets?|so) hungry|hangry|skip breakfast)\b`,
    String.raw`\b(?:after (?:the|his|her) (?:operation|tonsil\w*)|since (?:the|his|her)|won'?t (?:eat|drink)|refuses|not (?:eating|eaten) since|stopped eating)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:nothing to eat|breakfast|porridge|hungry|empty)\b/i,
  titles: { young: 'Breakfast Comes After', older: 'Breakfast Is Postponed' },
  text: {
    '4-5': `
      D<nobreakfast> On the day of an operation, a tummy stays empty. So the bowl stays in the cupboard in the morning. {Name} may be hungry and cross about it. The doctor needs an empty tummy for the sleepy medicine. All the children there have no breakfast that day.
      P<nobreakfast> Nurses know about hungry tummies. They have toast for after.
      Q<nobreakfast> At the time for breakfast, {Name} may feel ____.
      H<nobreakfast> {helper} can put the bowl out of sight.
      H<nobreakfast> {helper} can say when the last drink of water is.
      T<nobreakfast> {he} can choose now what to eat after.
      T<nobreakfast> {he} can play a game in the time for breakfast.
      C<nobreakfast> {he} can say, "Later, bowl."
      A<nobreakfast> After the operation somebody asks, "Are you hungry?" A bit of toast goes first. The bowl comes out of the cupboard some day soon. Breakfast can be late and still be good.
    `,
    '6-7': `
      D<nobreakfast> Before an operation nobody gets breakfast, and there is a reason for it. With the sleepy medicine, a full stomach could get upset. So {Name} waits with an empty one. The doctors tell the exact time, for food and for water. Until then there is a morning to fill.
      P<nobreakfast> All the others in that waiting room are hungry as well. It is a room full of tummies that grumble.
      P<nobreakfast> A grown-up may have eaten a biscuit in secret, out of kindness. It is easier without seeing one.
      Q<nobreakfast> When the tummy grumbles, {Name} may feel ____. Cross is a word that fits.
      H<nobreakfast> {helper} can cook a good supper the day before.
      H<nobreakfast> {helper} can bring a game and a book for the wait.
      T<nobreakfast> {he} can write the menu for after. ~ Thinking of it is allowed.
      T<nobreakfast> {he} can ask, "How long is it till my turn?"
      C<nobreakfast> {he} can think, "Not now, and then first thing."
      A<nobreakfast> The operation is done, and a nurse comes with something small to eat. It is often toast, and it tastes like the best toast ever. The bowl is still in the cupboard at home. A breakfast that comes late is a breakfast all the same.
    `,
    '8-10': `
      D<nobreakfast> "Nothing to eat" stands in every letter about an operation, with the exact hours. The reason is simple: anaesthetic medicine makes the muscles slack, and food in a stomach could come up. {Name} may find the hunger worse than the rest of the morning. It comes in waves, as hunger does, and a wave lasts about twenty minutes. Water is usually allowed for longer than food, and the hospital says until when.
      P<nobreakfast> Whoever does the list tries to put children early. When an urgent case comes first, they know exactly who has not had breakfast.
      P<nobreakfast> Parents in waiting rooms tend not to eat either. It is meant as company.
      Q<nobreakfast> When it is past the usual time for breakfast, {Name} might feel ____. Hunger borrows other names.
      H<nobreakfast> {helper} can plan the hours before so that the kitchen does not come into them. ~ Hunger is worse next to a toaster.
      H<nobreakfast> {helper} can ask on the ward about water, and about the place on the list.
      T<nobreakfast> {he} can write down the first meal, in courses. ~ Chefs do it hungry as well.
      T<nobreakfast> {he} can count a wave of hunger out on a clock.
      C<nobreakfast> {he} can think, "It comes in waves, and there is toast at the end."
      A<nobreakfast> After the operation somebody brings toast, which tastes like nothing else on earth at that moment. The rest of the menu may come a day later. Breakfast was not cancelled. It was moved, and the bowl stood ready the whole time.
    `,
  },
};
