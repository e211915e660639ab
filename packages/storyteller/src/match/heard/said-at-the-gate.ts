import type { Fields } from '../fields/field.ts';

/** What parents tell each other at the school gate: two homes, teams, brothers and sisters in hospital, friends who drift off. */
export const SAID_AT_THE_GATE: Fields = {
  'two-homes': `
    cries every time I drop her at her dad's new flat
    screams when I leave him at his mum's house
    handover at his father's is always tears
    sobs at drop off at daddy's place
    clings to me when it is time to go to her dad's apartment
    does not want to go to his dad's new house for the weekend
    hates the changeover on sundays
    cries in the car on the way to her dad's
    wants to stay with me when her father comes to collect her
    asks at mum's for dad and at dad's for mum
    goes to his dad every other weekend and has a stomach ache on the friday`,
  jealousy: `
    her brother is in hospital with a broken leg and she feels left out
    his sister is in hospital and he feels forgotten
    sister had an operation and gets all the presents
    everyone visits her brother in hospital and nobody asks about her
    feels left out because we are always at the hospital with his brother
    his twin broke her arm and gets all the fuss
    big brother is poorly and she wants to be poorly too
    the baby is in hospital and she says nobody has time for her
    brother's appointments take up all our time and she feels invisible
    everyone signs her brother's cast and she sulks
    can't cope when her sister has a playdate
    her sister has leukaemia and everything is about her sister
    his brother has cancer and he feels invisible
    sister gets all the attention because she does gymnastics competitions
    everything revolves around his brother's football
    big sister is the star of the family and she is nobody
    his brother has a friend round and he screams because it is not his friend
    sister is allowed a sleepover and she is not`,
  'handling-disappointment': `
    her best friend got picked for the netball team and she did not
    his friend made the football team and he didn't
    all her friends got into the dance squad except her
    friend got the main part and she is only in the chorus
    she wanted to be school captain and another girl was voted
    did not make the squad
    didn't make the basketball team
    auditioned for the musical and did not get in
    friend got chosen for choir and he did not
    lost the school council election
    asked to give up his place on the relay team to another boy
    dropped from the first team and took the long way home
    her party was cancelled because of chickenpox
    birthday party called off because half the class is ill
    the trip to the zoo was off and he cannot understand why
    we had to postpone her party and she sobs when she sees the balloons
    his birthday was put off for two weeks
    the swimming pool was shut and it was a meltdown
    snow did not come and he had his sledge ready
    cousins could not come to stay after all
    can't go on the trampoline at her own party because of her boot
    has to sit out of the bouncy castle with his bad foot`,
  'healthy-eating': `
    throwing food
    throws food on the floor
    throws his plate
    food goes on the floor every meal
    tips her bowl over
    flings his dinner off the high chair
    chucks food at the dog
    can't sit still at dinner
    up and down from the table all through dinner
    won't eat at nursery
    eats nothing at daycare
    will not sit on her chair for tea`,
  'food-textures': `
    cannot have foods touching on the plate
    crusts must not touch anything else`,
  lying: `
    imaginary friend gets the blame
    blames everything on her imaginary friend
    says his imaginary friend did it
    it was not me, it was the invisible dog
    blames the cat for the mess
    says teddy did it
    told us she got a better mark than she did`,
  'being-kind': `
    tells everyone they are not his friend
    you are not my friend, all day long
    says you're not coming to my party to everyone
    tells other children go away I don't like you
    says I don't like you to her friends
    you can't come to my birthday is her new threat
    tells nursery friends they are babies
    bites the dog's ear
    sits on the dog and pulls its ears
    chases the cat and grabs its tail`,
  'feeling-worried': `
    has to touch the gate twice or something bad will happen
    rituals at bedtime, everything in the right order or somebody dies
    has to say goodnight in exactly the right way and starts again if interrupted
    checks the door again and again
    checks the back door is locked over and over
    ocd, has to tap things four times
    counts and taps so that nothing happens to me
    washes hands and repeats things because a thought tells her to
    thinks bad things happen if he does not do his routine
    has to do everything an even number of times
    scared of the new baby being ill like last time
    we lost a baby last year and he is frightened for the new one
    keeps asking if foxes can get up the stairs
    worried that a fox gets into the house
    says her tummy hurts every school morning
    stomach ache on school days and fine at the weekend
    feels sick before school and the doctor says it is nerves`,
  'money-is-tight': `
    business failed and we are losing the house
    had to let our house go and move in with my parents
    dad lost his job and she has stopped asking for anything
    does not ask for new shoes any more because she knows we are broke
    we are bankrupt and she has worked it out
    living in one room at my mother's since we lost our home
    has worked out more about our debts than we told her
    repossessed, temporary accommodation, she is the eldest and worries
    he heard us talking about bills and offers us his pocket money
    mum was made redundant and he asks if we will be poor`,
  'left-out': `
    best friend has drifted off to another group
    her friend since reception does not ask her any more
    his oldest friend hangs out with the football boys now
    no row, she just is not asked any more
    scrolls through photos of her old friends together
    best friend has a new best friend and drops her
    they have outgrown her, all make up and boys
    his mates do not call for him any more
    girls have set up a club with a list of who is allowed in it
    was in the club for a week and then they decided she was not
    asks if she should give them her pens to get back in the club
    secret club at school and he is not in it`,
  'loud-noises': `
    the dining hall is so noisy she sits with her hands over her ears
    school dinner hall is too loud and she eats nothing
    lunch hall noise, comes home starving
    cannot eat in the canteen because of the noise
    cafeteria is too loud for him`,
  'saying-goodbye': `
    new nanny starts on monday and he has never been looked after by anyone but me
    the babysitter comes and she screams at the door
    won't stay with the au pair
    cries when the sitter arrives
    clings to me when the nanny comes
    new babysitter on friday, he is worried
    we want to go out for one evening and she will not stay with a babysitter`,
  general: `
    touches everything in shops and in other people's houses
    his hands go to everything, a vase fell over
    can't stop touching things in the museum
    translating for us at the doctor's makes him uncomfortable
    has to interpret for her grandmother
    tells tales on everyone
    tattles on the other kids all day
    such a tell-tale, reports every little thing
    teething, bad nights
    screams in the stroller
    arches his back in the pushchair
    won't sit in the buggy
    pretends to be a dog all day at pre-k
    barks and crawls all day, he is a cat
    wants to be called Max now and the grandparents keep saying the old name
    has chosen a new name and new pronouns and grandad refuses to use them
    says he is a boy and wants the boys' uniform
    scared of the big kids at after-school club
    afraid of the older children at holiday club
    eats too fast and gets hiccups
    won't wear a seatbelt on the coach
    always says sorry
    apologises for everything
    says sorry all day for nothing
    scared of the school caretaker
    scared of grandpa's beard
    afraid of the janitor
    always last getting changed for swimming
    slow at getting changed for pe
    teething and grumpy
    chickenpox and must not scratch
    covered in mosquito bites and scratches
    he came out to us last week and is scared of his gran finding out
    told us she is gay and does not want anybody to know yet`,
  'new-equipment': `
    wears a brace on his legs at night and refuses it because his cousin called him a robot
    night splints for her hips and she kicks them off
    says he looks like a robot in his leg brace
    eleven more months in the boots and bar
    needs crutches for a year after hip surgery
    on crutches since the operation on her leg`,
  'moving-house': `
    our landlord is selling and we have to be out by easter
    fourth house in five years and she lives out of her boxes
    moving from the US to England in July
    moving abroad next summer
    we emigrate to Canada in spring
    relocating to another country for dad's work
    moving back to Poland and she does not want to`,
  'lost-toy': `
    cousin broke his favourite dinosaur
    her brother snapped her unicorn's horn off
    a friend broke his best car and he cannot get over it
    his lego tower was smashed by his cousin`,
  prejudice: `
    kids touch her braids
    children at school keep touching his afro
    people stroke her hair without asking
    the others pull at her braids and touch them
    strangers put their hands in his curls
    only girl on her football team and the other side laugh when she runs on
    they say girls can't play football and she wants to give up
    only boy in the ballet class and boys at school laugh
    called a girl because he likes dancing
    a dad shouted that girls should not be on the pitch`,
  perfectionism: `
    always the clever one and now everyone at grammar school is
    got 54 and told us 84
    hides her marks because she was always top of the class`,
  'feeling-sad': `
    first boyfriend broke up with her by text
    his girlfriend dumped him and he lies on his bed
    heartbroken after her first break up
    his big sister has moved out to university and he sleeps in her room
    brother left for uni and she cries at his empty chair
    counts the sundays until his sister is home from university
    our sitter of two years moved away and he waits at the window
    his nanny has left and he asks for her every day
    her older brother came home from uni and he is just different
    big brother has no time for their films any more since he moved out`,
  'saying-sorry': `
    lost her best friend's bracelet and hasn't told her
    borrowed his friend's game, broke it and dares not say so
    spilled juice on her friend's book and hides it from her`,
  'being-teased': `
    blinks a lot and kids copy her
    they imitate the way he blinks
    the tallest in her class and gets called giraffe
    called shrimp because he is small
    they call him beanpole`,
  'new-partner': `
    doesn't want mum to marry Chris
    does not want her dad to marry his girlfriend
    hates that her mum is getting married again`,
  'moving-class': `
    her teacher moved her down a maths set and her two friends stayed up
    bottom set for english and hides the book so nobody sees
    moved down a reading group and thinks everyone thinks he is thick`,
  'bedtime-routine': `
    wakes everyone at five
    up at half past four and wants the whole house up`,
  'respecting-differences': `
    asked why her skin is darker than mummy's
    why is my skin brown and daddy's is pink
    wonders why her hair is curly and mine is straight`,
  'new-family-member': `
    my sister and her boys are staying with us and she has given up her room
    cousins have moved in with us and she has lost her desk
    aunt's family lives with us for now and he never has a minute alone`,
  'losing-a-game': `
    he's the goalie and let in six goals
    let in the winning goal and thinks it is why they lost
    missed the penalty and put his boots in the bin`,
  puberty: `
    voice is breaking and kids laugh when he reads aloud
    changing for pe in front of others
    his voice squeaks in class
    does not want to get changed with the other girls since her body changed`,
};
