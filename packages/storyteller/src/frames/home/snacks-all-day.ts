import { said, type NamedScene } from '../scene.ts';

/** Snacks all day, and no room for dinner. */
export const snacksAllDay: NamedScene = {
  id: 'snacks',
  image: 'a tummy with so much room in it, and a plate that comes when the room is full',
  cue: said(
    String.raw`\bsnack(?:s|ing|y)?\b[^]{0,80}\b(?:dinner|tea|lunch|meals?|supper|all day|non[- ]?stop|constantly|all the time|every (?:\w+ )?(?:minutes?|hour))\b|\b(?:dinner|tea|lunch|meals?|supper)\b[^]{0,60}\b(?:snack\w*|biscuits?|crisps?)\b|\b(?:asks|wants|begs|nags|screams)\b[^.]{0,16}\b(?:biscuits?|crisps|food|something to eat)\b[^.]{0,20}\b(?:all day|all the time|constantly|before (?:dinner|tea|lunch))`,
    String.raw`\b(?:allerg\w*|school|lunch ?box|packed lunch|nursery|share|sneaks?|steals?|stole|swap\w*)\b`,
  ),
  decides: true,
  titles: { young: 'Room in a Tummy', older: 'Room for Dinner' },
  text: {
    '2-3': `
      D<snacks> A tummy has room for food. {Name} may fill it bit by bit. Crunch, a cracker. Crunch, one more. Then dinner comes. No room!
      P<snacks> Big ones nibble, too. Then the soup gets cold.
      Q<snacks> With no snack now, {Name} may feel ____.
      H<snacks> {helper} can say when food comes.
      H<snacks> {helper} can bring some water.
      T<snacks> {he} can pat the empty tummy.
      T<snacks> {he} can have a sip of water.
      C<snacks> {he} can say, "Tummy, dinner is soon."
      A<snacks> Rumble, says the tummy. It has room now. Here comes the dinner. A bite goes in, and one more. Bye-bye, rumble.
    `,
    '4-5': `
      D<snacks> A tummy is about as big as a fist. {Name} may put food in all day: a cracker, some raisins. Each is small. But then dinner comes, and the tummy says, "Full." So snacks have a time of their own, and dinner has one. In between the tummy makes room.
      P<snacks> The one who cooks would like a hungry guest. It is sad for a cook when all the guests are full.
      Q<snacks> When it is not snack time, {Name} may feel ____.
      H<snacks> {helper} can show on a clock when food comes next.
      H<snacks> {helper} can put out a bit of dinner early.
      T<snacks> {he} can drink some water and wait for the clock.
      T<snacks> {he} can help to put the forks on the table.
      C<snacks> {he} can say, "I am making room."
      A<snacks> The snack box had a rest on its shelf. The tummy rumbled a bit, and that was the sound of room. Then the plate came, and it was hot. Food goes well into a tummy that has waited. Tomorrow there is a snack at snack time.
    `,
    '6-7': `
      D<snacks> A stomach is small, and it does not ask what it is filled with. {Name} may have crisps at three, a biscuit at four and cheese at five. That is already a meal, just without a plate. When dinner comes, there is no hunger left for it. Hunger is not a fault, by the way. It is what makes food taste good.
      P<snacks> Somebody has thought about dinner, bought it and stirred it. It is a bit sad to see it come back.
      Q<snacks> When the answer is "not before dinner", {Name} may feel ____.
      H<snacks> {helper} can agree on two times for snacks and stick to them. ~ Then nobody needs to ask.
      H<snacks> {helper} can say what is for dinner. ~ It is easier to wait for something that has a name.
      T<snacks> {he} can find out first if it is hunger, thirst or nothing to do.
      T<snacks> {he} can choose a snack for tomorrow and put it in a box.
      C<snacks> {he} can think, "I am saving room."
      A<snacks> The box for tomorrow stood on the shelf with a lid on. By six there was a hole in the middle, and dinner fitted into it. It tasted better than at other times. That was the hunger, and it was home-made.
    `,
  },
};
