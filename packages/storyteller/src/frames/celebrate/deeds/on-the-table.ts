import type { DeedThread } from './deed-thread.ts';

/** A meal or something baked: heads of people round a table, and what stood on it. */
export const onTheTable: DeedThread = {
  id: 'table',
  image: 'something to eat that was not there before somebody made it',
  cue: /\b(?:cook(?:ed|s)|bak(?:ed|es)|made (?:(?:us|me|him|her|them|the|his|her|their|a|some|all|whole|family|own|first|whole family|everyone|mum|dad|nan\w*|gran\w*|cup of|pot of|batch of|proper|big) )*(?:tea|dinner|lunch|breakfast|supper|cakes?|biscuits|cookies|soup|pancakes|toast|sandwich(?:es)?|pasta|curry|pizza|salad|bread|scones|porridge|omelette|eggs|coffee)|packed (?:his|her|their) (?:own )?lunch)\b/i,
  decides:
    /^(?![^]*\b(?:camp\w*|expedition|cubs|scouts|brownies|guides|school)\b)[^]*?\b(?:cooked [^.!?]{2,50} for (?:the|his|her|their|us|me|all|everyone|mum|dad|nan\w*|gran\w*)|(?:baked|made) (?:an?|his|her|their|some|the|our) (?:[\w-]+ ){0,3}(?:cakes?|biscuits|cookies|bread|scones|muffins|dinner|tea|lunch|breakfast|supper|pancakes)\b(?! (?:party|set|time)))/i,
  titles: { young: 'Made by Two Hands', older: 'What Stood on the Table' },
  text: {
    '2-3': `
      D<table> First it was not there. {Name} did a job. Mix, mix, mix! Then it was there. Yum!
      D<table> Food is a job. {Name} did help with it. Mix and mix. And there it was!
      P<table> Other people had some. They said, "Mmm."
      P<table> Big people like help with food.
      Q<table> With it done, {Name} may feel ____.
      H<table> {helper} can say, "You helped."
      H<table> {helper} can have a bite.
      T<table> {he} can cook for a toy.
      T<table> {he} can show how to mix.
      C<table> {he} can say, "Mix, mix, yum!"
      C<table> {he} can say, "I did a job."
      A<table> Mix, mix, and it was done. {Name} did a job. Now the bowl is empty. Bye-bye, bowl.
      A<table> There was food. {Name} did help. Munch, munch. The job is done.
    `,
    '4-5': `
      D<table> Before, there were only things in a cupboard. {Name} took on the job, and it turned into something to eat. It went bit by bit, with stirring and waiting. At the end there it was. Other people could sit down to it.
      D<table> Food does not get on a table by itself. It is a job for somebody each day. This time {Name} did. There was a lot to get right. Then it was ready, and it smelled like it.
      P<table> People who had not cooked sat down and ate. That is a nice thing to get. It says "you can rest".
      P<table> Grown-ups who cook know how much work it is. They saw it all.
      Q<table> When the others ate, {Name} may have felt ____.
      H<table> {helper} can say how it tasted. ~ Cooks like to know.
      H<table> {helper} can do the pans.
      T<table> {he} can tell what went in first.
      T<table> {he} can choose what to make another day.
      C<table> {he} can say, "I made that."
      C<table> {he} can think, "First it was not there, and now it is."
      A<table> The table is empty again, apart from some crumbs. That is how cooks can tell. {Name} did the job, and people ate. The spoon is in the sink.
      A<table> It was there, and then it was eaten. That is all right with food. {Name} did that job today, and people knew who cooked.
    `,
    '6-7': `
      D<table> An hour before, it was a heap of separate things. {Name} took the job and made one thing out of them. That needs the right order and some patience, because food cannot be hurried. Then it stood on the table. It was warm or it was sweet, and it was {his}.
      D<table> A meal is a job with an end that everybody can see. {Name} did it. There was something to chop, stir or spread, and something to wait for. When people sat down, they sat down to that.
      P<table> To be cooked for is one of the nicest things there is. Grown-ups do not get it often. They tend to go a bit quiet and eat.
      P<table> Whoever cooks on other days knew just how much work it was. They saw where it could have gone wrong, and that it did not.
      Q<table> When the first fork went in, {Name} may have felt ____. Cooks often watch faces.
      H<table> {helper} can do the washing-up. ~ That is fair.
      H<table> {helper} can ask for it again some day. ~ There is no better thing to say to a cook.
      T<table> {he} can write down how it was made. ~ Then it is a recipe.
      T<table> {he} can say what to do another way next time. ~ All cooks do that.
      C<table> {he} can think, "I can make food that people eat."
      C<table> {he} can say, "That was my job today."
      A<table> Nothing is left of it but a pan and a spoon. Food is made to go away. {Name} did a whole job, from cupboard to table, and people were full.
      A<table> Some jobs help one person. This one helped everybody who was hungry. {Name} can do that now, and the kitchen knows it. The pan is soaking.
    `,
    '8-10': `
      D<table> Cooking for people is a job with a deadline, since they are hungry at the end of it. {Name} did it. Several things are wanted at one moment that take quite different times. It is closer to arithmetic than it looks. Then it stood on the table and could be smelled in the hall. All the others did was come.
      D<table> Somebody decides every day what there is to eat, and mostly nobody notices. That evening it was {Name} who had the job. The heat, the timing and the state of the kitchen were all one person's business. What came of it was put on plates and eaten.
      P<table> Whoever usually cooks had an evening off and may not have known where to put their hands. It takes some practice to be helped like that. They will have noticed every step.
      P<table> People eating do not say much, and that is a compliment. The ones who say most are usually pushing things round a plate.
      Q<table> When everybody had started to eat, {Name} might have felt ____. Hungry is a good answer too.
      H<table> {helper} can take over the washing-up without being asked. ~ It completes the meal.
      H<table> {helper} can ask how one of the steps was done. ~ It treats the cook as a cook.
      T<table> {he} can write it down with the changes. ~ Recipes get better by being scribbled on.
      T<table> {he} can choose an evening for the next one. ~ It can be a long way off.
      C<table> {he} can think, "They ate it, and I made it."
      C<table> {he} can think, "I can feed people."
      A<table> By nine o'clock there is nothing to show for it except clean plates. It was a real job, and it helped everybody in the house at once. {Name} knows how it is done, and what it costs. The kitchen smells of it a little longer.
      A<table> A meal is the only kind of present that disappears on purpose. {Name} gave one and did the whole job. People went away from the table with less to wish for than they came with.
    `,
    '11+': `
      D<table> A meal for other people is a project with an immovable deadline and a critical public, and {Name} took on the job and delivered it. That includes the parts that are not cooking: looking in the fridge, working backwards from the time, and keeping three things warm. Then there was food on a table and people round it, which is one of the oldest ways of saying that somebody is looked after.
      D<table> Most of a household runs on jobs that are noticed only when they fail. Dinner is the largest of them, and {Name} did it, from the idea to the plates, and nobody else gave it a thought that day. The thinking is the part that tires people, far more than the peeling.
      P<table> Whoever generally does it will have had the odd experience of sitting down. They may have offered advice from a distance, or, with heroic effort, none, and either way they saw what was done.
      P<table> Silence at a table has several meanings, and this was the good one, and second helpings are the rest of the review.
      Q<table> Sitting down at last, {Name} might have felt ____. Cooks are often too warm by then to be able to tell.
      H<table> {helper} can do the pans, all of them. ~ It is the traditional payment, and it is seldom made without being asked for.
      H<table> {helper} can ask for the method and mean it. ~ A good dish deserves a second cook.
      T<table> {he} can note what would be different next time. ~ That is how a dish becomes one's own.
      T<table> {he} can leave it at one evening. ~ A favour need not become a rota, and it is better for everybody if it does not.
      C<table> {he} can think, "There was nothing, and then there was dinner."
      C<table> {he} can think, "I know how that is done now."
      A<table> Nothing remains of it by bedtime, which is in the nature of dinner. The job was done and it helped several people at once. {Name} could do it again on any evening, and that is a piece of independence that can be eaten.
      A<table> The kitchen has gone back to being a kitchen. For one evening {Name} had the job of seeing to it that everyone was fed, and everyone was. It will not be in any report, and people slept well on it all the same.
    `,
  },
};
