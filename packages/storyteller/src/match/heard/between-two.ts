import type { Fields } from '../fields/field.ts';

/** What parents type whose words lie between two situations, or tell of one at length; one text a line. */
export const BETWEEN_TWO: Fields = {
  'saying-sorry': `
    finds it so hard to say sorry to her little brother after she snatches
    hides under the table instead of saying sorry
    runs off when he has hurt someone and wont come back to say sorry
    she knows she was wrong but cannot get the word sorry out
    he laughs when he is told to say sorry
    knocked over his friends tower and just ran off`,
  'parent-away': `
    his dad works in norway, three weeks there and one week home
    dad works away in germany and comes home every fourth week
    mum works in london monday to thursday and he is moody when she goes
    papa drives lorries across europe, two weeks gone and a few days home
    she is in a mood the whole first week after her dad goes back to the rig
    my husband works abroad three weeks out of four`,
  'parent-depressed': `
    my wife has been off work with severe depression since march
    my husband has depression and our son does a lot for his little brother
    mum has depression and he wont have friends over because he is embarrassed
    i have been off work with depression and my daughter does everything around the house
    her dad is depressed and she doesnt want anyone to see him like that`,
  'lockdown-drill': `
    they had a lockdown drill at school and now she is scared that a bad man is coming
    sat under the tables in the dark at school and is frightened a bad man will get in
    after the lockdown practice he checks all the doors and asks who is out there
    since the drill where they hid under the tables she wont go into her classroom`,
  'personal-space': `
    sits right on top of the other kids at circle time and touches their hair
    touches the other childrens hair at story time
    leans on everybody on the carpet and plays with their hair`,
  'being-autistic': `
    is autistic and is asking why hes different from the other kids
    he is autistic and wants to know why he goes to a small group
    she is autistic and asks why she has a helper and nobody else does
    just got her autism diagnosis and doesnt know whether to tell her friends
    got his autism diagnosis and is relieved but does not want people at school to know
    newly diagnosed autistic teenager, should she tell anyone
    how do we tell him that he is autistic
    asks what autism is and why her brain is not like other peoples`,
  'loud-toilets': `
    wont use the toilet at nursery because the flush is too loud
    holds it in all day at school because the flushes are so noisy
    the flush at preschool is too loud so she waits until she gets home`,
  waiting: `
    finds waiting in the queue for lunch really hard and pushes to the front
    pushes in at the lunch queue and the dinner lady tells him off
    cannot wait in the dinner line at school
    pushes in front of everyone when the class lines up`,
  'stopping-play': `
    every time we leave the playground she lies down on the floor and screams
    lies down on the ground when it is time to leave the park
    goes stiff and screams when we have to go home from the swings
    throws herself down and screams when playgroup is over`,
  'daily-treatment': `
    takes tablets for epilepsy every morning and evening and is fed up with it
    asks why she has to take medicine every day when her friends do not
    she has epilepsy and is fed up with her tablets, why does she have to when her friends dont
    takes epilepsy medicine morning and evening and asks why only her
    sick of having to take his tablets twice a day, every day
    refuses his daily tablets because nobody else in his class takes any`,
  monsters: `
    screams when the big light goes off, he says there is a monster behind the curtain
    she says there is a monster in the room as soon as the light is off
    he says a monster is behind the door when we turn off the light
    there is a monster behind the curtain at bedtime
    wont let us turn off the light because of the monster`,
  interrupting: `
    if i am on the phone he pulls at me and shouts until i hang up
    talks over me the moment i am on a call`,
  biting: `
    she has bitten another child at nursery four times since she moved up to the toddler room
    called in again because she has bitten someone in the book corner
    bites at nursery when somebody gets too near, never at home
    has bitten the same little boy twice in the queue for the taps
    i want something simple so that she knows what teeth are for`,
  'pet-death': `
    the vet said our cats kidneys had stopped working and i took her in while he was at school
    our old cat was sixteen and had slept on his bed since he was born, the vet could do nothing
    he is angry with me for not letting him say goodbye to the cat
    asks if the vet killed our dog
    told his teacher that the cat ran away, but she died
    sleeps with the blanket of our old cat since the vet put her to sleep`,
  'school-refusal': `
    she had flu in november, missed eight days and hasnt really been back since
    each morning she is sitting on the stairs in her uniform and cant move
    packs his bag every night and means it, and in the morning he cannot leave the house
    was off ill and now she cannot make herself go back in
    they say she can come in by the side door after registration`,
  'new-school': `
    we moved to a village and her new school is tiny, they have all known each other since nursery
    only eleven children in her year at the new school and they are all friends already
    at the new school she walks round the edge of the playground at break so it looks as if she is going somewhere
    had to leave a school she had been at since reception`,
  'online-kindness': `
    types nasty things to other players on roblox when he loses
    writes horrible messages in the game chat that he would never say to someones face`,
};
