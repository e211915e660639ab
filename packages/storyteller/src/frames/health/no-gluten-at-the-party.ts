import { said, type NamedScene } from '../scene.ts';

/** Coeliac disease where others eat together: it is no allergy, and there is no medicine to carry. */
export const noGlutenAtTheParty: NamedScene = {
  id: 'glutenparty',
  image: 'a box with food that is safe, among plates that are not',
  cue: said(
    String.raw`(?=[^]*\b(?:co?eliac\w*|gluten)\b)[^]*?\b(?:part(?:y|ies)|birthdays?|cakes?|pizza|left out|miss(?:es|ing)? out|friends|at school|sleepovers?|different|treats?|sweets|restaurants?|eating out|trips?)\b`,
    String.raw`\b(?:blood test|biops\w*|endoscop\w*|just diagnosed|tummy (?:ache|pain)|(?:brother|sister) (?:is|has))\b`,
  ),
  decides: true,
  answers: /\b(?:left out|part(?:y|ies)|pizza|cakes?|friends|different|birthday\w*|miss\w*)\b/i,
  titles: { young: 'A Box at the Party', older: 'A Box at the Party' },
  text: {
    '4-5': `
      D<glutenparty> Gluten is in a lot of bread and cake. It makes {his} tummy ill, each time, so {he eats} other food. At a party there is a plate that is not for {him}. That can be sad. So a box comes along, with good things in it.
      P<glutenparty> Other children look in the box. Some would like to swap. But the box is just for one.
      Q<glutenparty> When the others eat cake, {Name} may feel ____.
      H<glutenparty> {helper} can ask before what food there will be.
      H<glutenparty> {helper} can bake a cake that is safe.
      T<glutenparty> {he} can choose what goes in the box.
      T<glutenparty> {he} can ask a grown-up, "Is it safe for me?"
      C<glutenparty> {he} can think, "My box, my treat, our party."
      A<glutenparty> The plates are empty, and so is the box. Nobody is ill. Now comes a game with balloons. Food was a small bit of it. The rest was for all.
    `,
    '6-7': `
      D<glutenparty> Gluten hides in bread, pizza and cake. Even a crumb of it harms {his} tummy. So {Name} eats other food, all the time. At a party that can feel like standing at a shop with no money. It is fair to be sad or cross about it. A box with something really good makes it better. The games are for all.
      P<glutenparty> A friend may say, "Just one bite." Friends do not know about crumbs. It can be told to them.
      P<glutenparty> People who give a party are glad to know before. Many of them can find something that is safe.
      Q<glutenparty> When the plates come, {Name} may feel ____. It can be left out and hungry at once.
      H<glutenparty> {helper} can talk to the other family about food and crumbs.
      H<glutenparty> {helper} can keep cakes in the freezer for such days.
      T<glutenparty> {he} can choose the best thing for the box.
      T<glutenparty> {he} can ask, "Is it gluten-free?" and wait for a sure yes.
      C<glutenparty> {he} can think, "Ten minutes of food, and two hours of party."
      A<glutenparty> The food was eaten, and nobody looked at plates any more. In the box there are crumbs of the safe kind. Being left out of a cake is not being left out of a party. The way home is the same for everyone, tired and a bit loud.
    `,
    '8-10': `
      D<glutenparty> In coeliac disease, gluten makes the body attack its own gut, and a crumb is enough. It is not a matter of taste, and it does not take days off for birthdays. For {Name} it means a plan each time food is shared: asking, reading, bringing something. Others just sit down and eat. It is fair to find that annoying and to feel left out. What can be changed is how good the other food is.
      P<glutenparty> Hosts are often nervous about it, and a clear message beforehand helps them. Clean plates and separate crumbs are most of it.
      P<glutenparty> Someone may say that a little is fine. It is not, and a gut can be harmed without feeling it at once.
      Q<glutenparty> When the boxes are opened and everybody reaches in, {Name} might feel ____.
      H<glutenparty> {helper} can find out beforehand what there will be, and bring the same in a safe version.
      H<glutenparty> {helper} can have some at home to which friends come, where everything on the table is safe.
      T<glutenparty> {he} can say, "I've got mine, thanks," and go on talking. ~ Most people follow the tone.
      T<glutenparty> {he} can suggest a thing to do together that has no food in it.
      C<glutenparty> {he} can think, "I came for the people. I brought the food."
      A<glutenparty> An hour later nobody could have said who ate which food. Coeliac disease takes a message and a box, and after that the evening is like anybody's. Some friends will ask what was in the box. It is good to have the thing that others look at, for a change.
    `,
    '11+': `
      D<glutenparty> Most social life happens around food with wheat in it. With coeliac disease every invitation becomes a small exercise in planning, and {Name} may be tired of being the one with the question. A crumb does real damage to the gut, whether or not it can be felt, so there is no harmless exception. Feeling left out is a reasonable answer to watching others simply eat. What helps is less willpower than good planning, and company that has been told once.
      P<glutenparty> People confuse it with a fashion, because for some it is one. One sentence about the gut usually settles that.
      P<glutenparty> Friends who know often take over the asking, and choose the place with the better menu. They rarely mind.
      Q<glutenparty> When the food arrives, {Name} might notice ____.
      H<glutenparty> {helper} can stock a few really good things in the freezer for short notice.
      H<glutenparty> {helper} can help to find two or three places whose kitchens can be trusted.
      T<glutenparty> {he} can look at the menu online beforehand and decide in peace.
      T<glutenparty> {he} can suggest the place, or a plan with no food in it. ~ Whoever suggests gets to choose.
      C<glutenparty> {he} can think, "It is only the food that I am leaving out."
      A<glutenparty> The food was cleared away, and what people will remember is what was said. Coeliac disease is permanent and mostly a question of habits, and habits get quicker. The evening was somewhat better organised than most, and nobody noticed except the person who did it.
    `,
  },
};
