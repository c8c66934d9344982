'use client';
export { PageFailed as default } from '@/components/ui/page-failed';
