import { said, type NamedScene } from '../scene.ts';

/** Not the first new school, and no wish to begin again: names that are not learnt, goodbyes said beforehand. */
export const oneMoreFirstDay: NamedScene = {
  id: 'onemorefirst',
  image: 'a list of names from all the schools, with room at the bottom',
  cue: said(
    String.raw`\b(?:(?:third|fourth|fifth|sixth|seventh|3rd|4th|5th|6th|7th|another|yet another) (?:new )?(?:school|one|primary|nursery)\b|(?:two|three|four|five|six|\d) (?:new )?schools (?:in|already|by|so far)|new school again|(?:army|forces|military|raf|navy|embassy|posting|posted)\b)`,
    String.raw`\b(?:bull(?:y|ied|ying)|excluded|expelled|year of school|third year)\b`,
  ),
  decides: false,
  answers: /\b(?:army|forces|third|fourth|names|goodbye before|bother)\b/i,
  titles: { young: 'Room for One More Name', older: 'Room at the Bottom of the List' },
  text: {
    '6-7': `
      D<onemorefirst> Some children go to one school, and some to a whole row of them. For {Name} this is not the first new one. Doors and pegs are soon learned by somebody who has done it before. The harder part is people. To like someone can seem silly when a goodbye may come. Still, each school has left a name or two to keep.
      P<onemorefirst> The others in the class do not know about the row of schools. They see one new face and wonder what games it knows.
      P<onemorefirst> Families often move because of work. No one in the class and no child at home has done anything wrong.
      Q<onemorefirst> At one more new door, {Name} may feel ____. Tired is a word that fits, too.
      H<onemorefirst> {helper} can write a card to an old friend with {him}. ~ Moving on does not mean to lose them.
      H<onemorefirst> The teacher can be told that it is not the first time.
      T<onemorefirst> {he} can learn one name on the first day. ~ One is enough.
      T<onemorefirst> {he} can teach a game from the last school.
      C<onemorefirst> {he} can think, "One more name fits on my list."
      A<onemorefirst> A list of names gets longer with each school, and none is crossed out. At the bottom there is room. Somebody in the new class knows one more game now. It came from far away, like the one who brought it.
    `,
    '8-10': `
      D<onemorefirst> Most people get good at things that they do often, and {Name} has had some practice at being new. Finding the toilets in a school takes such a person a morning. What gets harder each time is to bother. Why learn thirty names if they may be left behind again? It is a sensible question. The answer is that nobody learns thirty, and that one or two from each place tend to be kept.
      P<onemorefirst> People who have been in one class since they were five cannot imagine a row of schools. They may find it exciting and ask odd questions.
      P<onemorefirst> Parents who move for their work know what it costs others. They may be cheerful about it out of a bad conscience.
      Q<onemorefirst> In front of one more class, {Name} might feel ____. Tired and curious can come together.
      H<onemorefirst> {helper} can keep the line to old friends open, with a fixed day for it.
      H<onemorefirst> {helper} can leave out "you'll love it" and ask in the third week.
      T<onemorefirst> {he} can learn three names in the first week and let the others wait.
      T<onemorefirst> {he} can bring along a game or a joke from the last place. ~ Being from somewhere else is a supply of them.
      C<onemorefirst> {he} can think, "Nobody learns thirty. I start with one."
      A<onemorefirst> The list in a head like that has names from several towns on it. At the bottom there is room. By the third week there may be a new one on it, with a seat number. What was learned at one school goes along to the next, the joke about the goldfish included.
    `,
    '11+': `
      D<onemorefirst> There is a skill that hardly anybody at a new school possesses, and {Name} has been made to acquire it: arriving. The building is no mystery, the introductions are routine, and the map is done by Tuesday. The part that does not get easier is investing. Somebody who has packed up several sets of friends may decide to save the effort this time, which is reasonable as book-keeping. It only leaves out that a few people from each place have stayed on the list.
      P<onemorefirst> Those who have lived in one place take their friendships for part of the building. They are seldom unwelcoming. They have simply not needed to begin anything for years.
      P<onemorefirst> Parents whose work moves a family tend to advertise the next place. Behind it there is usually a guilty conscience. It can be talked to.
      Q<onemorefirst> In the first week, {Name} might notice ____. Indifference is sometimes tiredness in better clothes.
      H<onemorefirst> {helper} can say plainly how long this posting is likely to be, as far as it is known.
      H<onemorefirst> {helper} can pay for the odd train ticket to an old friend. ~ It counts as infrastructure.
      T<onemorefirst> {he} can set a modest target, such as one real conversation a week.
      T<onemorefirst> {he} can look for the other one who is new. ~ There generally is one.
      C<onemorefirst> {he} can think, "One name. The list has room."
      A<onemorefirst> In twenty years the names of most schools will have run together, and three or four people will be left over from the lot. It cannot be known in advance at which of them they were met. That is the argument for learning one name in each. The goodbye, if it comes, is a price, and the list is what it buys.
    `,
  },
};
