/*
 * The exponential function and the logarithm as computed by V8, bit for bit, so that values that are equal there are equal
 * here: the algorithms of FDLIBM. Only for normal numbers without overflow.
 */
#include <string.h>

#include "bots.h"

static const double LN2_HIGH = 6.93147180369123816490e-01, LN2_LOW = 1.90821492927058770002e-10;
static const double PER_LN2 = 1.44269504088896338700e+00, E = 2.718281828459045;

static uint64_t bits_of(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

static double from_bits(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

static double exp_remainder(double x) {
  double t = x * x;
  double low = 6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08);
  return x - t * (1.66666666666666019037e-01 + t * (-2.77777777770155933842e-03 + t * low));
}

double js_exp(double x) {
  uint32_t high = bits_of(x) >> 32 & 0x7fffffff;
  int sign = x < 0, k = 0;
  double reduced = x, hi = x, lo = 0;
  if (high > 0x3fd62e42) {
    if (x == 1) return E;
    k = high < 0x3ff0a2b2 ? 1 - 2 * sign : (int)(PER_LN2 * x + (sign ? -0.5 : 0.5));
    hi = x - k * LN2_HIGH;
    lo = k * LN2_LOW;
    reduced = hi - lo;
  } else if (high < 0x3e300000) {
    return 1 + x;
  }
  double c = exp_remainder(reduced);
  if (k == 0) return 1 - (reduced * c / (c - 2) - reduced);
  double y = 1 - (lo - reduced * c / (2 - c) - hi);
  return y * from_bits((uint64_t)(0x3ff + k) << 52);
}

/* Of 1 + f near 1. */
static double log_near_1(double f, int k) {
  if (f == 0) return k * LN2_HIGH + k * LN2_LOW;
  double r = f * f * (0.5 - 0.33333333333333333 * f);
  return k == 0 ? f - r : k * LN2_HIGH - (r - k * LN2_LOW - f);
}

double js_log(double x) {
  uint64_t bits = bits_of(x);
  int32_t high = bits >> 32 & 0xfffff, carry = (high + 0x95f64) & 0x100000;
  int k = (int)(bits >> 52) - 1023 + (carry >> 20);
  double f = from_bits((bits & 0xffffffff) | (uint64_t)(high | (carry ^ 0x3ff00000)) << 32) - 1;
  if ((0xfffff & (2 + high)) < 3) return log_near_1(f, k);
  double s = f / (2 + f), z = s * s, w = z * z;
  double even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
  double odd_low = 2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01);
  double r = z * (6.666666666666735130e-01 + w * odd_low) + even;
  if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
    double half = 0.5 * f * f;
    return k == 0 ? f - (half - s * (half + r)) : k * LN2_HIGH - (half - (s * (half + r) + k * LN2_LOW) - f);
  }
  return k == 0 ? f - s * (f - r) : k * LN2_HIGH - (s * (f - r) - k * LN2_LOW - f);
}

double sigmoid(double log_odds) { return 1 / (1 + js_exp(-log_odds)); }
