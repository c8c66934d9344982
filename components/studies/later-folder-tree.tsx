'use client';
import dynamic from 'next/dynamic';

/** The pages of a study begin with a folded sidebar: they do without it until it is unfolded. */
export const LaterFolderTree = dynamic(() => import('./folder-tree').then((module) => module.FolderTree));
