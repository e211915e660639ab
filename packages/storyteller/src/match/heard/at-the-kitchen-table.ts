import type { Fields } from '../fields/field.ts';

/** What parents type of an ordinary home in the evening: one text a line. */
export const AT_THE_KITCHEN_TABLE: Fields = {
  'screens-off': `
    on his phone till 1am and then cant get up for school
    up half the night on her phone
    scrolling in bed until two, like a zombie in the morning
    phone under the pillow, we find her awake at midnight
    wont hand his phone over at night
    takes his phone to bed and is exhausted
    stays up gaming till three and cant get out of bed
    wont put the tablet down for dinner`,
  jealousy: `
    she compares herself to her sister all the time, her sister is good at everything
    lives in his brother's shadow
    his brother got top grades and he feels stupid next to him
    thinks he will never be as good as his big brother
    always measuring herself against her sister
    says there is no point because her sister does it better
    her little sister can ride a bike already and she cant
    says his sister is the clever one
    moans that her brother gets more of everything
    checks that her piece is not smaller than her brother's`,
  'saying-sorry': `
    won't say sorry, goes red and hides under the table
    wont say sorry, just runs off to his room
    would rather lose his tablet for a week than say sorry
    the word sorry will not come out of her mouth
    knows she did wrong but cannot say sorry
    turns his back when we ask him to apologise
    says sorry in a silly voice
    broke my favourite mug and hid the pieces
    broke something and hid it under her bed
    clams up when he should say sorry to his sister`,
  'parent-away': `
    cries when dad leaves for work in the morning
    clings to mummy when she goes to work
    hates it when I go to the office, he is at home with his dad
    screams at the window when daddy drives off to work
    asks every morning if I have to go to work`,
  'tidying-up': `
    bedroom is disgusting, plates under the bed
    mouldy cups in her room
    you cannot see the floor of his room
    wet towels on the floor every day
    says his arms are too tired to tidy
    lies down and says he is too tired when it is time to put the toys away
    rows every weekend about the state of her room`,
  'new-sibling': `
    wants a bottle again now the baby is coming
    wants to wear nappies like the baby`,
  'brushing-teeth': `
    pretends she has brushed her teeth
    wets the toothbrush and says he has done it`,
  'stopping-play': `
    runs away and hides when it is time to leave grandma's
    screams when we have to go home from nana's house`,
  'taking-things': `
    gets up at night and eats food from the fridge
    raids the fridge when we are asleep
    sneaks down at night for crisps and chocolate
    hides food in her bedroom`,
  'sleeping-alone': `
    thinks someone is outside at night
    the wind at night makes him think somebody is getting in
    hears noises and thinks there is a person in the garden`,
  'feeling-worried': `
    worried that mummy and daddy are splitting up because they had a row
    thinks we are getting divorced because dad slept on the sofa
    scared I won't come back when I go to the shop
    thinks we will not come home when we go out
    worries we will split up like her friend's parents`,
  'being-kind': `
    rough with the cat
    pulls the dog's ears`,
  'potty-training': `
    does not like her new potty
    wont sit on the new potty
    the potty stands there and he walks round it`,
  'bath-time': `
    runs off with no clothes on after his bath
    runs round the house naked after the bath`,
};
