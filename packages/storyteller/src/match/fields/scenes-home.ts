import type { Fields } from './field.ts';

/** Scenes at home and in the family as parents tell them, without the name of the trouble; one scene a line. */
export const HOME_SCENES: Fields = {
  'bedtime-routine': `
    it is half ten and she calls for me for the ninth time
    another drink, another wee, another question, another cuddle
    still bouncing at eleven, we have no evening
    will not lie down, will not close his eyes
    bath book song lights and then he is up again on the landing
    falls asleep at school because he was awake till all hours
    says he is not tired, rubs his eyes, runs in circles
    two hours of going in and out of her room`,
  'screen-time': `
    if it has a battery he is on it, six hours on a saturday
    nothing else interests her any more, no toys, no garden
    first thing he asks for when he opens his eyes
    eats in front of cartoons, otherwise nothing
    sneaks the phone under the duvet
    square eyes, cannot be bored for a minute
    only talks about levels and skins
    begs for my mobile wherever we wait`,
  'screens-off': `
    I say five more minutes then take the ipad and she hits the roof
    when the episode ends he howls for another
    throws the controller when I pull the plug
    turns into a monster as soon as the tablet goes away
    cannot stop a level in the middle, screams at me to let him save
    goodbye to the game ends in tears every evening
    handing back my phone is a tug of war`,
  'morning-routine': `
    cereal, teeth, hair, shoes, it takes us ninety minutes
    I am late for work four days out of five
    lies on the floor in pyjamas while the clock ticks
    one sock on and then plays
    need to say put your shoes on twenty times
    still in bed when the bus is at the corner
    forgets bag, coat, water, back we go
    breakfast takes for ever and then it is a sprint`,
  'managing-anger': `
    kicks holes in walls when told no
    goes from nought to a hundred in a second
    screaming fits that last an hour, neighbours knocked
    breaks his own things and cries after
    red face, clenched fists, roars
    we all walk on eggshells around her
    tips chairs over in class, they had to clear the room
    the tiniest thing sets him off and he blows
    hurls whatever is in reach at me`,
  'feeling-sad': `
    not his bubbly self, bursts into tears over nothing
    says nobody loves me and I wish I was not here today
    sits by the window, does not want to play with anything
    has lost her smile since winter
    cries herself to sleep and cannot tell me why
    says her heart hurts, her tummy feels heavy
    flat, nothing makes him laugh any more`,
  'feeling-worried': `
    mind wont switch off, always the worst thing could happen
    what if you crash, what if you forget me, what if i am sick
    checks the doors and asks again and again is it safe
    feels sick on sunday evenings, knots in the belly
    needs to know exactly what will happen tomorrow
    chews it over for days before anything
    asks ten times who is picking me up
    bites lips, cannot relax, thinks we will die
    scared of something bad happening to mummy when I go out`,
  'handling-disappointment': `
    it got called off and that was the end of the world
    rain on the day of the picnic, wept for hours
    wanted the blue cup, got the green, floor
    didnt get picked for the play and wont get over it
    any change of plan and everything collapses
    the shop had none left of the one he saved up for
    opened a present, wrong one, threw it
    hears no and goes to pieces
    friend ill so no visit, inconsolable`,
  'building-confidence': `
    wont have a go at anything unless he already knows he can
    hides behind me when asked his name
    quit ballet, quit judo, quit after the first lesson each time
    says i am the worst in the class
    stabilisers off and he wont get on again
    can do it at home but never when someone looks
    i cant i cant i cant before she has begun
    thinks all the others are cleverer
    stands at the bottom of the slide and watches`,
  'saying-sorry': `
    hurts someone then laughs and walks off, wont make it right
    she would sooner sit in her room all day than say the word
    shouts SORRY without meaning it
    broke her friend's model and pretends nothing was
    runs and hides after doing wrong
    always somebody else's fault
    looks at the floor and clams up when he has to put things right`,
  sharing: `
    no one may touch his trains
    pulls the doll out of her cousin's arms
    other children come round and it is mine mine mine
    guards the whole box of bricks with his body
    two kids one scooter, war
    wont give one single crisp away
    takes what others play with but never lends his
    hides the good toys before visitors come`,
  'taking-turns': `
    grabs the dice before it is her go
    wont come down from the swing though a queue has formed
    shoves to the front for the drinking fountain
    must press the button first, must open the door first
    talks all through the game as he cant bear it being another's go
    has the controller all afternoon, brother never gets it
    bowls every ball, bats every time`,
  waiting: `
    standing in line for a ride is torture
    are we there yet before we leave our street
    i want it now, now, not in a minute
    dinner needs ten minutes and she falls apart
    the red light, the till, the doctor's room, all too long
    birthday is in three weeks and he asks every hour
    cannot bear me finishing my tea first`,
  jealousy: `
    cant bear me praising his twin
    pushes in between when I hold the other one
    you like him better than me
    her sister got a bike and now everything is unfair
    counts the presents and the strawberries
    acts like a baby when a baby gets attention
    sulks because best friend has another friend
    ruins his brother's birthday
    wants exactly what cousin has got`,
  'being-kind': `
    pokes fun at the girl next door and calls her a baby
    laughs when others fall over
    squashes snails and pulls the puppy's ears
    told a boy his drawing was ugly
    tells her friend she cant come to her party any more
    orders everybody about and says horrible things
    grabs the weakest one's hat and runs
    thinks it is funny to make his little sister cry`,
  'respecting-differences': `
    asked a man at the till very loudly why he only has one leg
    why is that lady so fat mummy, on the bus
    stares at a boy with no hair
    a new boy who flaps and makes noises, my child wont sit by him
    says girls cant, boys dont, that is for babies
    laughed at the food in a friend's lunch box from another country
    wants to know why her friend has two dads
    afraid of a classmate who dribbles and cannot talk`,
  'new-family-member': `
    my niece is coming to stay for the year
    nan will have the back bedroom from now on
    step brothers will be sharing his room at weekends
    my husband's daughter from before moves in with us
    au pair arrives from france on monday
    a great uncle nobody knew will be at our table each day
    the house gets fuller, grandfather cannot live alone now
    we will be six instead of three since my sister and kids come to live with us`,
  'new-sibling': `
    number three arrives in a month and my middle one says put it in the bin
    my tummy is getting round and he does not want to talk about it
    wants to be fed and carried again since the little one came
    throws toys at the moses basket
    asks when the hospital will take her back
    feeding all day long and the toddler wrecks the house
    will you still love me when it is born
    she is no longer the youngest
    we brought him home on friday and big sister ignores me`,
  'moving-house': `
    the flat has sold and we complete in three weeks, he says he is staying here
    her room is in cartons and she unpacks them at night
    leaving the only garden he knows
    landlord wants us out, looking for somewhere else
    from london to a village, keys on the first
    sleeps badly in the new place, wants to go home to the old one
    asks if her bed and the cat will come too
    saying goodbye to the street and the house`,
  'parents-divorce': `
    her father is moving out on the first of the month
    we are not going to be together any more and dont know how to say it
    she thinks it is her fault that daddy left
    wants us to marry each other again
    his mum walked out on us
    trial break, dad sleeps at his brothers
    asks why we dont love one another
    papers signed, house to be split, children in bits`,
  'two-homes': `
    sunday swap over, he goes very quiet and wont unpack
    at my ex's there are no rules and here there are
    cries for me there, cries for him here
    forgot his bear at the other house
    alternate weekends and she never knows where she is
    two beds, two toothbrushes, wants one
    the car handover in the car park with her bag
    comes back wild from dad every time
    monday tuesday me, rest with her mum`,
  'parents-arguing': `
    hears his dad and me through the wall
    we had a blazing one in the kitchen and she saw it all
    puts his hands over our mouths
    stop it stop it she screamed when voices went up
    my husband and I snap at each other a lot at the moment
    he asked if we hate each other
    tense dinners, slammed doors, then she tiptoes round us`,
  'parent-away': `
    her mum works on the rigs three weeks on three weeks off
    his regiment leaves in march
    dad drives lorries, home one night a week
    I travel for work, she wont speak to me on video
    counts sleeps till daddy comes back from sea
    husband got a job in dubai, we stay here for now
    mum is inside for eight months and he visits
    nights at the hospital as a nurse so I am never there at bedtime
    misses his father who lives overseas`,
  'parent-ill': `
    his daddy has a brain tumour
    I find walking hard now and cant play on the floor with him
    mummy has lost her hair from treatment and has to rest
    my husband has had a stroke and speaks differently
    she sees me in pain and brings me blankets
    her dad is waiting for a kidney
    I have a long term condition, some days cant get up
    will you die mummy, after she heard me with the oncologist`,
  'parent-in-hospital': `
    going in for a hysterectomy, wont be able to lift her
    daddy fell off a roof and is in bed with tubes
    mum is kept in until the baby comes, high blood pressure
    he is frightened of visiting father with the machines
    I will be away from home three days for my knee
    blue lights took mummy in the night
    my wife is in intensive care
    I am having an op next week and who will tuck him in`,
  'parent-depressed': `
    signed off and she notices I dont laugh
    daddy does not get up, does not talk, just looks at the wall
    I cry a lot since the birth and my eldest brings tissues
    my tablets for mood, my bad days, he thinks he made me sad
    my wife has a breakdown, at a clinic for her nerves
    mummy has no energy to play and it isnt his fault
    she tries to cheer me up all day long`,
  'grandparent-death': `
    my father died in april and my boy still sets a place for him
    we scattered pops at the seaside
    where is nanny now, can she see me
    my mum passed and my daughter was so close to her
    granddads chair is empty
    burying his abuela on friday, should he come
    found out great gran has gone, keeps asking to phone her
    wont go to her house now granny isnt in it`,
  'somebody-died': `
    her godfather drowned
    a girl in his class was hit by a car
    my brother took his life and the kids ask
    we lost the baby at 30 weeks, he was going to be a big brother
    dad passed when she was two and now she asks
    the lollipop man everyone loved is dead
    auntie did not get better and we have to go to her funeral
    her best friend had cancer and did not make it`,
  'pet-death': `
    had to say goodbye to our old cat at the vets
    hamster stiff in the cage this morning
    the fox got our hens
    next door ran over tigger
    we buried the guinea pig under the apple tree
    the dog is fourteen and very ill, will not see christmas
    fish upside down in the bowl
    wants his rabbit back, not another one`,
  'grandparent-dementia': `
    thinks my daughter is someone else
    nan puts her purse in the fridge and shouts at us
    grandpa asks the same thing again and again, he laughs at him
    gran is in a home now and does not know who we are
    my mother calls him by her brother's name
    used to bake with her, now she cannot find words
    grandad goes out in his slippers and gets lost`,
  'new-partner': `
    he doesnt like that dave sleeps in my room now
    you are not my dad she shouts at him
    his father has somebody and she wears perfume and takes his seat
    getting married again in june
    wont speak when my fella comes for dinner
    is nasty to my wife to be
    mum kissed a man, he told me
    he is moving in after two years, kids dont want to share me`,
  adoption: `
    didnt grow in my belly, joined us from another country as a baby
    wants to know what her birth family looks like
    we got him at eleven months and never hid it
    do I have brothers somewhere else
    why did she not keep me
    says you are not my real mother when cross
    our final hearing is in court, he will have our surname
    does not look like us, people ask where she is from
    was chosen by us, matched by the agency`,
  fostering: `
    a little one is being placed with us by social services for a while
    does not understand why she cant go home
    he sees his birth mum for an hour in a centre on tuesdays
    our own children get used to a boy who will stay with us until it is safe
    moves from one carer to the next with a bin bag
    arrived in the night with a policewoman
    her nan has her under an order now
    the girl we look after is leaving and my son loves her`,
  'new-pet': `
    bringing home a rescue greyhound
    the kitten scratches and he wants to squeeze it
    pup jumps up, nips toes, chews his lego
    we pick up two rabbits on sunday
    how to stroke it and let it sleep
    will the old cat like the new one
    promised he can have a hamster, who cleans the cage
    excited about the dog we are getting from the shelter`,
  'friend-moving-away': `
    the girl from next door is going to live in scotland, inseparable since birth
    her one and only pal goes back to japan
    his best mate's dad got a job up north, last day friday
    they have been together since nursery and now miles apart
    who will I sit next to when she has left
    writes letters and cries since he went
    a leaving party for her closest one`,
  'lost-toy': `
    ellie the elephant got left at the airport
    cannot find the rag she has slept with since birth
    dropped out of the pram somewhere in town
    the washing machine killed his bear
    posters up in the street for a missing bunny
    bought an identical one, she knows it isnt
    rabbit stayed on the bus and went on to leeds
    wont sleep because dolly is not here`,
  'broken-promise': `
    told him he would be at the match and never showed
    we said disney this year and cannot pay for it
    i forgot i was coming to the assembly
    swore we would get a dog, landlord said no
    you said, you said, you said, he shouts
    daddy was to ring at six and didnt
    had to pull out of the camping weekend I planned with her, work
    doesnt believe what i say any more`,
  'hard-times': `
    since the flood we are in a b and b and everything is upside down
    cant pay the bills and no holidays, no new shoes
    we have had one blow after the next this year
    living in one room in temporary accommodation
    business went under and we worry
    so much at once, illness, job, house
    baliffs came to the door`,
  biting: `
    note from daycare again, left tooth prints on another's arm
    when his words fail the teeth come out
    clamps down on my shoulder when excited
    marks on my arm, broke the skin of a little girl
    chews on people, sleeves, everything when overwhelmed
    three incident forms this week, the same boy's cheek`,
  hitting: `
    lamps other kids at softplay
    pushes toddlers over for no reason
    gave his friend a black eye
    hands fly when he cannot get the toy
    whacks me round the legs when I say stop
    hair, shins, tummy, she goes for her brother all day
    clonked a girl with a spade in the sandpit
    school rang, he thumped someone again
    scratches and pulls hair if anyone comes near`,
  spitting: `
    big globs of saliva at the other children
    fills his mouth with water and sprays us
    on the windows, on the floor, at granny
    when told off she does it in my face
    pfft at everyone who passes the pram
    learnt it from footballers on tv`,
  'running-off': `
    slips my hand and sprints toward traffic
    gone in a second at the fair, security found him
    unlocks the front door and is down the street
    thinks it is a chase when i call stop
    out of the classroom and over the school fence
    crossing the road is deadly with her
    does not look, does not stop at the kerb
    leaves us in shops to look at toys`,
  lying: `
    chocolate round her face, says it wasnt her
    blames the dog, the baby, the wind
    told his class we have a lion and a swimming pool
    says his homework is done when it isnt
    looks me in the eye and denies
    hid the broken vase and said he knows nothing of it
    i cant believe a word she says any more
    changed his report so we wouldnt see`,
  'taking-things': `
    her teacher says items vanish and turn up in her bag
    coins gone from my coat
    came out of the shop with a chocolate bar up his sleeve
    other kids' rubbers and pens in her drawer
    says a friend gave it to him but he did not
    helped herself to money from granny's purse
    keeps bringing small cars home from nursery that arent ours`,
  swearing: `
    dropped a bad one at grans in front of the vicar
    repeats what his dad says when driving
    called his teacher a b word
    everything is bum and poo and worse
    four letter words at age four
    the language out of her mouth, from the big kids on the bus
    shouts the worst one he knows in church
    gives people the finger`,
  interrupting: `
    mummy mummy mummy the second im on a call
    he cannot let two grown ups finish
    answers for her sister, shouts out in class
    tugs my sleeve and puts his face before mine when I talk with friends
    cuts in with his own story each time
    teacher says never lets others speak
    i have not finished one sentence in a year`,
  'personal-space': `
    strokes strangers arms on the bus
    squashes up against other kids on the mat and they complain
    puts her face right up to yours to talk
    climbs on every visitor's lap
    cuddles children who push him away
    plays with the hair of whoever sits in front
    bumps into people, hangs on them
    kisses classmates on the lips`,
  'stopping-play': `
    leaving soft play means carrying him out like a surfboard
    just one more slide, one more, one more
    when granny says home now he hides
    dinner is ready and she wont leave the dolls
    packing away the paint at the end of the lesson, tears
    goes rigid at the playground gate when it is over
    cannot break off in the middle of building
    pick up from nursery is a fight because he is still busy playing`,
  'tidying-up': `
    her floor you cant see it, asks me to do it
    bricks everywhere, i step on them at night
    i end up doing it myself after they sleep
    says he is too tired as soon as it is time to put things back
    gets every box out, puts none back
    shoves it all under the bed
    wet towels, clothes, plates all over her bedroom
    others clear at nursery, he disappears to the loo`,
};
